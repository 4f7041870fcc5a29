"""Every way in which a decoded JSON value fails a schema. Module ``fixtures``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._findings import prp_v1 as prp_v1_findings
from paperclip_protocol._findings import prp_v2 as prp_v2_findings
from paperclip_protocol._findings import run_result as run_result_findings
from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, report, same


_values_1 = (1, 2,)


def find_fixture(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/fixture.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'fixtureVersion' not in value:
            report(found, at, 'required', "must have the member 'fixtureVersion'")
        if 'protocolVersion' not in value:
            report(found, at, 'required', "must have the member 'protocolVersion'")
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'description' not in value:
            report(found, at, 'required', "must have the member 'description'")
        if 'identity' not in value:
            report(found, at, 'required', "must have the member 'identity'")
        if 'capabilities' not in value:
            report(found, at, 'required', "must have the member 'capabilities'")
        if 'commands' not in value:
            report(found, at, 'required', "must have the member 'commands'")
        if 'events' not in value:
            report(found, at, 'required', "must have the member 'events'")
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.fixture.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.fixture.v1"')
        if 'fixtureVersion' in value:
            place_4 = at + '/fixtureVersion'
            member_3 = value['fixtureVersion']
            if not same(member_3, 1):
                report(found, place_4, 'const', 'must be 1')
        if 'protocolVersion' in value:
            place_6 = at + '/protocolVersion'
            member_5 = value['protocolVersion']
            if not any(same(member_5, allowed) for allowed in _values_1):
                report(found, place_6, 'enum', 'must be one of 1, 2')
        if 'name' in value:
            place_8 = at + '/name'
            member_7 = value['name']
            if isinstance(member_7, str):
                if len(member_7) < 1:
                    report(found, place_8, 'minLength', 'must have at least 1 characters')
                if len(member_7) > 120:
                    report(found, place_8, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_8, 'type', 'must be string')
        if 'description' in value:
            place_10 = at + '/description'
            member_9 = value['description']
            if isinstance(member_9, str):
                if len(member_9) < 1:
                    report(found, place_10, 'minLength', 'must have at least 1 characters')
                if len(member_9) > 1000:
                    report(found, place_10, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'identity' in value:
            place_12 = at + '/identity'
            member_11 = value['identity']
            prp_v1_findings.find_identity(member_11, place_12, found)
        if 'capabilities' in value:
            place_14 = at + '/capabilities'
            member_13 = value['capabilities']
            find_alternatives((prp_v1_findings.find_capabilities, prp_v2_findings.find_capabilities,), 'oneOf', member_13, place_14, found)
        if 'commands' in value:
            place_16 = at + '/commands'
            member_15 = value['commands']
            if isinstance(member_15, list):
                for index_17, item_18 in enumerate(member_15):
                    place_19 = f"{place_16}/{index_17}"
                    find_alternatives((prp_v1_findings.find_command, prp_v2_findings.find_command,), 'oneOf', item_18, place_19, found)
            else:
                report(found, place_16, 'type', 'must be array')
        if 'events' in value:
            place_21 = at + '/events'
            member_20 = value['events']
            if isinstance(member_20, list):
                if len(member_20) < 1:
                    report(found, place_21, 'minItems', 'must have at least 1 items')
                for index_22, item_23 in enumerate(member_20):
                    place_24 = f"{place_21}/{index_22}"
                    find_alternatives((prp_v1_findings.find_event, prp_v2_findings.find_event,), 'oneOf', item_23, place_24, found)
            else:
                report(found, place_21, 'type', 'must be array')
        if 'requests' in value:
            place_26 = at + '/requests'
            member_25 = value['requests']
            if isinstance(member_25, list):
                for index_27, item_28 in enumerate(member_25):
                    place_29 = f"{place_26}/{index_27}"
                    prp_v1_findings.find_request(item_28, place_29, found)
            else:
                report(found, place_26, 'type', 'must be array')
        if 'result' in value:
            place_31 = at + '/result'
            member_30 = value['result']
            run_result_findings.find_result(member_30, place_31, found)
    else:
        report(found, at, 'type', 'must be object')

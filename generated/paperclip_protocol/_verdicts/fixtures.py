"""Whether a decoded JSON value satisfies a schema. Module ``fixtures``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._verdicts import prp_v1 as prp_v1_verdicts
from paperclip_protocol._verdicts import prp_v2 as prp_v2_verdicts
from paperclip_protocol._verdicts import run_result as run_result_verdicts
from paperclip_protocol._runtime import JsonValue


def is_fixture(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/fixture.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.fixture.v1':
        return False
    if 'fixtureVersion' not in value:
        return False
    member_2 = value['fixtureVersion']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'protocolVersion' not in value:
        return False
    member_3 = value['protocolVersion']
    if (member_3 != 1 or isinstance(member_3, bool)) and (member_3 != 2 or isinstance(member_3, bool)):
        return False
    if 'name' not in value:
        return False
    member_4 = value['name']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 120:
        return False
    if 'description' not in value:
        return False
    member_5 = value['description']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1 or len(member_5) > 1000:
        return False
    if 'identity' not in value:
        return False
    member_6 = value['identity']
    if not prp_v1_verdicts.is_identity(member_6):
        return False
    if 'capabilities' not in value:
        return False
    member_7 = value['capabilities']
    if prp_v1_verdicts.is_capabilities(member_7) + prp_v2_verdicts.is_capabilities(member_7) != 1:
        return False
    if 'commands' not in value:
        return False
    member_8 = value['commands']
    if not isinstance(member_8, list):
        return False
    for item_9 in member_8:
        if prp_v1_verdicts.is_command(item_9) + prp_v2_verdicts.is_command(item_9) != 1:
            return False
    if 'events' not in value:
        return False
    member_10 = value['events']
    if not isinstance(member_10, list):
        return False
    if len(member_10) < 1:
        return False
    for item_11 in member_10:
        if prp_v1_verdicts.is_event(item_11) + prp_v2_verdicts.is_event(item_11) != 1:
            return False
    if 'requests' in value:
        member_12 = value['requests']
        if not isinstance(member_12, list):
            return False
        for item_13 in member_12:
            if not prp_v1_verdicts.is_request(item_13):
                return False
    if 'result' not in value:
        return False
    member_14 = value['result']
    if not run_result_verdicts.is_result(member_14):
        return False
    return True

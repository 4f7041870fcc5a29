"""Diffs of a turn, change sets, and files a message points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import validate

from paperclip_runner.codex.file_references import file_references
from paperclip_runner.codex.turn_diff import change_totals, parse_turn_diff, workspace_path
from paperclip_runner.codex.workspace_changes import WorkspaceChanges

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

HEAD = "diff --git a/x.txt b/x.txt\n"
HUNK = "--- a/x.txt\n+++ b/x.txt\n@@ -1 +1 @@\n-a\n+b\n"


def _facts(diff: str) -> list[tuple[str, str, str | None, int | None, int | None]]:
    files = parse_turn_diff(diff)
    return [(file.path, file.operation, file.previous_path, file.additions, file.deletions) for file in files]


@pytest.mark.parametrize(
    ("diff", "facts"),
    [
        ("", []),
        ("garbage", []),
        (HEAD + HUNK, [("x.txt", "modify", None, 1, 1)]),
        (
            HEAD + "new file mode 100644\n--- /dev/null\n+++ b/x.txt\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline\n",
            [("x.txt", "create", None, 2, 0)],
        ),
        (HEAD + "--- a/x.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n", [("x.txt", "delete", None, 0, 1)]),
        (
            "diff --git a/old b/new\nsimilarity index 90%\nrename from old\nrename to new\n",
            [("new", "rename", "old", 0, 0)],
        ),
        (HEAD + "old mode 100644\nnew mode 100755\n", [("x.txt", "mode_change", None, 0, 0)]),
        (HEAD + "old mode 100644\nnew mode 100755\n" + HUNK, [("x.txt", "modify", None, 1, 1)]),
        (HEAD + "Binary files a/x.txt and b/x.txt differ\n", [("x.txt", "modify", None, None, None)]),
        ('diff --git "a/t\\tb" "b/t\\tb"\n@@ -1 +1 @@\n-a\n+b\n', [("t\tb", "modify", None, 1, 1)]),
        ("diff --git a/with space b/with space\n@@ -1 +1 @@\n-a\n+b\n", [("with space", "modify", None, 1, 1)]),
        ("diff --git x x\n@@ -1 +1 @@\n-a\n+b\n", [("x", "modify", None, 1, 1)]),
        (HEAD + "@@ -1,2 +1 @@\n-a\n+b\n", []),
        (HEAD + "@@ -1 +1 @@\n-a\n+b\n+c\n", []),
        (HEAD + "@@ bad @@\n", []),
        ("diff --git a/../x b/../x\n" + HUNK, []),
        ("diff --git a//x b//x\n@@ -1 +1 @@\n-a\n+b\n", []),
        ("diff --git a/C:/x b/C:/x\n@@ -1 +1 @@\n-a\n+b\n", []),
        (f"diff --git a/{'p' * 1_025} b/{'p' * 1_025}\n@@ -1 +1 @@\n-a\n+b\n", []),
    ],
)
def test_a_git_diff_becomes_its_files(
    diff: str, facts: list[tuple[str, str, str | None, int | None, int | None]]
) -> None:
    assert _facts(diff) == facts


def test_text_that_looks_like_a_header_stays_text() -> None:
    diff = HEAD + "@@ -1,2 +1,2 @@\n a\n-diff --git a/q b/q\n+@@ -9 +9 @@\n" + HEAD.replace("x", "y") + HUNK
    assert _facts(diff) == [("x.txt", "modify", None, 1, 1), ("y.tyt", "modify", None, 1, 1)]


def test_a_broken_file_does_not_take_its_neighbour_along() -> None:
    diff = HEAD + "@@ -1,5 +1,5 @@\n a\n" + "diff --git a/y b/y\n@@ -1 +1 @@\n-a\n+b\n"
    assert [file.path for file in parse_turn_diff(diff)] in ([], ["y"])


def test_a_diff_is_cut_at_its_bounds() -> None:
    many = "".join(f"diff --git a/f{n} b/f{n}\n@@ -1 +1 @@\n-a\n+b\n" for n in range(2_010))
    assert len(parse_turn_diff(many)) == 2_000
    long = HEAD + "@@ -0,0 +1 @@\n+" + "x" * 300_000 + "\n"
    assert len(parse_turn_diff(long)[0].diff or "") == 262_144


def test_totals_are_unknown_as_soon_as_one_file_is() -> None:
    known = parse_turn_diff(HEAD + HUNK)
    binary = parse_turn_diff(HEAD + "Binary files a and b differ\n")
    assert change_totals(known) == {"files": 1, "additions": 1, "deletions": 1}
    assert change_totals([*known, *binary]) == {"files": 2, "additions": None, "deletions": None}
    assert change_totals([]) == {"files": 0, "additions": 0, "deletions": 0}


@given(st.text(alphabet='diff -git@+ab/\n\\"0123,.', max_size=200))
def test_no_text_makes_the_parser_raise_or_leave_the_workspace(text: str) -> None:
    for file in parse_turn_diff(HEAD + text):
        assert workspace_path(file.path) == file.path


def _changes() -> WorkspaceChanges:
    return WorkspaceChanges("/workspace")


def test_patches_of_codex_are_told_relative_to_the_workspace() -> None:
    patch: list[JsonValue] = [
        {"path": "/workspace/a.txt", "kind": {"type": "add"}, "diff": "one\ntwo\n"},
        {"path": "/workspace/b.txt", "kind": {"type": "update", "move_path": "/workspace/c.txt"}, "diff": "+x\n-y\n"},
        {"path": "gone.txt", "kind": {"type": "delete"}, "diff": "one\n"},
        {"path": "/etc/passwd", "kind": {"type": "add"}, "diff": "x"},
        {"path": "../outside", "kind": "add", "diff": "x"},
        {"path": "plain", "kind": "update"},
        "nonsense",
    ]
    changes = _changes().report_patch("t", patch, complete=True)
    assert changes is not None
    wire = changes.to_wire()
    assert validate("workspace-diff", wire) == []
    files = [(file.path, file.operation, file.previous_path, file.additions, file.deletions) for file in changes.files]
    assert files == [
        ("a.txt", "create", None, 2, 0),
        ("c.txt", "rename", "b.txt", 1, 1),
        ("gone.txt", "delete", None, 0, 1),
        ("plain", "modify", None, None, None),
    ]
    assert wire["totals"] == {"files": 4, "additions": None, "deletions": None}
    assert _changes().report_patch("t", [], complete=True) is None


def test_a_diff_that_counts_from_the_repository_is_told_relative_to_the_workspace() -> None:
    changes = WorkspaceChanges("/home/me/repository/apps/ferry")
    patch: list[JsonValue] = [
        {"path": "/home/me/repository/apps/ferry/notes.md", "kind": {"type": "add"}, "diff": "a\n"},
        {"path": "/home/me/repository/apps/ferry/ferry/notes.md", "kind": {"type": "add"}, "diff": "b\n"},
    ]
    assert changes.report_patch("t", patch, complete=True) is not None
    outside = "".join(
        f"diff --git a/{path} b/{path}\nnew file mode 100644\n--- /dev/null\n+++ b/{path}\n@@ -0,0 +1 @@\n+a\n"
        for path in ("apps/ferry/notes.md", "ferry/notes.md", "apps/other/notes.md")
    )
    told = changes.report_diff("t", outside)
    assert told is not None
    assert [file.path for file in told.files] == ["notes.md", "ferry/notes.md", "apps/other/notes.md"]


def test_revisions_grow_and_repeated_diffs_are_no_news() -> None:
    changes = _changes()
    first = changes.report_diff("t", HEAD + HUNK)
    assert first is not None
    assert (first.revision, first.complete) == (1, False)
    assert changes.report_diff("t", HEAD + HUNK) is None
    assert changes.report_diff("t", "garbage") is None
    empty = changes.report_diff("t", "")
    assert empty is not None
    assert (empty.revision, empty.files) == (2, ())
    final = changes.final("t")
    assert final is not None
    assert final.to_wire(verified=True)["source"] == "runner_verified"
    assert changes.final("t") is None
    assert changes.report_diff("u", HEAD + HUNK) is not None


def test_a_snapshot_in_canonical_form_is_checked_file_by_file() -> None:
    changes = _changes()
    value: dict[str, JsonValue] = {
        "schema": "paperclip.workspace.diff.v1",
        "revision": 9,
        "files": [
            {"path": "m", "operation": "mode_change", "additions": 1, "deletions": -1},
            {"path": "r", "operation": "rename"},
            {"path": "../x", "operation": "create"},
            {"path": "y", "operation": "explode"},
        ],
        "patchArtifactRef": "ref",
    }
    taken = changes.report_snapshot("t", value)
    assert taken is not None
    assert (taken.revision, taken.patch_artifact_ref) == (9, "ref")
    assert [(file.path, file.additions, file.deletions) for file in taken.files] == [("m", 1, None)]
    assert validate("workspace-diff", taken.to_wire()) == []
    assert changes.report_snapshot("t", {**value, "revision": 1}) is None
    assert changes.report_snapshot("t", {**value, "files": [{"path": "../x"}]}) is None
    assert changes.report_snapshot("t", {**value, "schema": "other"}) is None


@pytest.mark.parametrize(
    ("target", "found"),
    [
        ("/workspace/src/a%20b.py#L12", ("src/a b.py", 12)),
        ("./x.md:3", ("x.md", 3)),
        ("<dir/with space.png>", ("dir/with space.png", None)),
        ("file:///workspace/q.txt", ("q.txt", None)),
        ("x.md#L3-L5", ("x.md", 3)),
        ("dir/", ("dir", None)),
        ("http://host/x", None),
        ("mailto:a@b", None),
        ("/etc/passwd", None),
        ("../up", None),
        ("%2e%2e/up", None),
        ("x.md:99999999", None),
        ("#part", None),
        ("//host/x", None),
        (".", None),
    ],
)
def test_a_link_is_a_reference_when_it_stays_in_the_workspace(
    target: str, found: tuple[str, int | None] | None
) -> None:
    references = file_references(f"see [it]({target})", turn_id="t", working_directory="/workspace")
    assert [(reference.path, reference.line) for reference in references] == ([] if found is None else [found])
    for reference in references:
        assert validate("workspace-file-reference", reference.to_wire()) == []


def test_references_are_kept_once_and_within_their_bound() -> None:
    message = "[a](x.md) [b](x.md) " + " ".join(f"[f](f{number}.py)" for number in range(50))
    references = file_references(message, turn_id="t", working_directory="/workspace")
    assert len(references) == 32
    assert references[0].reference_id == "t:file:" + references[0].reference_id.rpartition(":")[2]
    assert [reference.path for reference in references[:2]] == ["x.md", "f0.py"]
    assert references[1].to_wire()["presentation"] == "code"

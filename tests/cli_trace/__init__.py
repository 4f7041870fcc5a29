"""``prp trace codex`` and ``prp resume``."""

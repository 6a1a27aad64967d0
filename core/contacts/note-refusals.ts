import { refusalTable } from "../kernel/refusal.ts";

/** Error messages of refused writes of notes. */
export const noteRefusals = refusalTable({
  no_note: "There is no such note.",
  note_empty: "Write something first",
  note_not_yours: "Only the author of a note and administrators change it.",
  note_changed: "Someone else changed this note in the meantime.",
  note_deleted: "This note was added before and has since been deleted.",
});

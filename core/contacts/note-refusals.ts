/** The sentences with which a write of a note is refused. */
export const noteRefusals = {
  no_note: "There is no such note.",
  empty: "Write something first",
  not_yours: "Only the author of a note and administrators change it.",
  changed: "Someone else changed this note in the meantime.",
  deleted: "This note was added before and has since been deleted.",
} as const;

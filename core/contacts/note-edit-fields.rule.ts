import * as E from "fp-ts/lib/Either.js";
import { type Editable, plainFields } from "../kernel/saver.model.ts";
import type { ContactNote } from "./note.model.ts";

/** The editable values of a note. */
export type NoteValues = Pick<ContactNote, "body">;

/** How notes are edited. */
export const editableNote: Editable<ContactNote, NoteValues, "body"> = {
  ...plainFields<NoteValues, "body">(["body"]),
  blank: { body: "" },
  valuesOf: ({ body }) => ({ body }),
  overlaid: (note, values) => ({ ...note, ...values }),
  normal: ({ body }) => E.right({ body: body.trim() }),
};

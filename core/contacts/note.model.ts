import * as t from "io-ts";
import { pageOf } from "../kernel/page.ts";

/**
 * A note about a contact. Times are epoch seconds.
 * @property editor user who changed it last, where that was not its author
 * @property editable whether the caller may change it
 */
export const ContactNote = t.type(
  {
    id: t.number,
    con_id: t.number,
    contact: t.string,
    body: t.string,
    author_id: t.union([t.number, t.null]),
    author: t.union([t.string, t.null]),
    editor: t.union([t.string, t.null]),
    editable: t.boolean,
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "ContactNote",
);
export type ContactNote = t.TypeOf<typeof ContactNote>;

/** A page of notes. */
export const ContactNotePage = pageOf(ContactNote);
export type ContactNotePage = t.TypeOf<typeof ContactNotePage>;

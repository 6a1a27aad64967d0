import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { ContactNote, ContactNotePage } from "../../core/contacts/note.model.ts";
import { NewNote, NoteChange } from "../../core/contacts/notes.port.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween } from "./wire.ts";

const ofContact = "/api/contacts/:id/notes";
const path = "/api/notes";
const params = t.type({ id: IntText }, "NoteId");
const page = orDefault(intTextBetween(1, contactLimits.page), 1);

/** Endpoints for notes. */
export const notes = {
  of: endpoint({
    ...noInput,
    name: "notes.of",
    summary: "Lists the notes of a contact, newest first.",
    method: "GET",
    path: ofContact,
    access: staff("contacts"),
    params,
    reply: t.readonlyArray(ContactNote),
  }),
  all: endpoint({
    ...noInput,
    name: "notes.all",
    summary: "Lists the notes of all contacts, newest first, page by page.",
    method: "GET",
    path: path,
    access: staff("contacts"),
    query: t.type({ page, search: orDefault(textUpTo(contactLimits.search), "") }),
    reply: ContactNotePage,
  }),
  add: endpoint({
    ...noInput,
    name: "notes.add",
    summary: "Creates a note on a contact; a repeated `key` creates no second note.",
    method: "POST",
    path: ofContact,
    access: staff("contacts"),
    params,
    body: NewNote,
    reply: ContactNote,
  }),
  edit: endpoint({
    ...noInput,
    name: "notes.edit",
    summary: "Updates a note. Requires its author or an administrator; fails with 409 and the stored note on a version conflict.",
    method: "PUT",
    path: `${path}/:id`,
    access: staff("contacts"),
    params,
    body: NoteChange,
    reply: ContactNote,
  }),
  remove: endpoint({
    ...noInput,
    name: "notes.remove",
    summary: "Deletes a note. Requires its author or an administrator.",
    method: "DELETE",
    path: `${path}/:id`,
    access: staff("contacts"),
    params,
    reply: ContactNote,
  }),
  restore: endpoint({
    ...noInput,
    name: "notes.restore",
    summary: "Restores a deleted note. Requires its author or an administrator.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: staff("contacts"),
    params,
    reply: ContactNote,
  }),
} as const;

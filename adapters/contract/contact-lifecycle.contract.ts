import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { ContactNote, ContactNotePage } from "../../core/contacts/contact-note.model.ts";
import { NewNote, NoteChange } from "../../core/contacts/contact-notes.port.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { Contact } from "../../core/contacts/contact.model.ts";
import { DeletedContact, DeletedContactPage } from "../../core/contacts/deleted-contact.model.ts";
import { intBetween, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween } from "./wire.ts";

const path = "/api/contacts";
const params = t.type({ id: IntText }, "ContactId");
const page = orDefault(intTextBetween(1, contactLimits.page), 1);
const Whom = exactly("Whom", { con_id: intBetween(1, Number.MAX_SAFE_INTEGER) }, {});

/** Endpoints for deleting, restoring and blocking contacts. */
export const contactLifecycle = {
  remove: endpoint({
    ...noInput,
    name: "contacts.remove",
    summary: "Puts a contact into the bin, from which it can be restored for 30 days.",
    method: "DELETE",
    path: `${path}/:id`,
    access: members("contacts", "delete_contacts"),
    params,
    reply: DeletedContact,
  }),
  restore: endpoint({
    ...noInput,
    name: "contacts.restore",
    summary: "Takes a contact out of the bin; refused with 409 when somebody else has one of its emails or mobiles by now.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: members("contacts", "delete_contacts"),
    params,
    reply: Contact,
  }),
  bin: endpoint({
    ...noInput,
    name: "contacts.bin",
    summary: "The contacts in the bin, the last deleted first.",
    method: "GET",
    path: `${path}/bin`,
    access: members("contacts", "delete_contacts"),
    query: t.type({ page }),
    reply: DeletedContactPage,
  }),
  block: endpoint({
    ...noInput,
    name: "contacts.block",
    summary: "Blocks a contact: what they send is ignored, nothing is sent to them, and they are signed out of the portal.",
    method: "POST",
    path: `${path}/block`,
    access: members("contacts"),
    body: Whom,
    reply: Contact,
  }),
  unblock: endpoint({
    ...noInput,
    name: "contacts.unblock",
    summary: "Unblocks a contact.",
    method: "POST",
    path: `${path}/unblock`,
    access: members("contacts"),
    body: Whom,
    reply: Contact,
  }),
} as const;

/** Endpoints for notes. */
export const contactNotes = {
  of: endpoint({
    ...noInput,
    name: "notes.of",
    summary: "The notes about a contact, the latest first.",
    method: "GET",
    path: `${path}/:id/notes`,
    access: staff("contacts"),
    params,
    reply: t.readonlyArray(ContactNote),
  }),
  all: endpoint({
    ...noInput,
    name: "notes.all",
    summary: "A page of the notes about all contacts, the latest first.",
    method: "GET",
    path: "/api/notes",
    access: staff("contacts"),
    query: t.type({ page, search: orDefault(textUpTo(contactLimits.search), "") }),
    reply: ContactNotePage,
  }),
  add: endpoint({
    ...noInput,
    name: "notes.add",
    summary: "Writes a note about a contact; an attempt that is sent again makes no second one.",
    method: "POST",
    path: `${path}/:id/notes`,
    access: staff("contacts"),
    params,
    body: NewNote,
    reply: ContactNote,
  }),
  edit: endpoint({
    ...noInput,
    name: "notes.edit",
    summary: "Changes a note, for its author and administrators; refused with 409 and the stored one when its version has moved on.",
    method: "PUT",
    path: "/api/notes/:id",
    access: staff("contacts"),
    params,
    body: NoteChange,
    reply: ContactNote,
  }),
  remove: endpoint({
    ...noInput,
    name: "notes.remove",
    summary: "Deletes a note, for its author and administrators.",
    method: "DELETE",
    path: "/api/notes/:id",
    access: staff("contacts"),
    params,
    reply: ContactNote,
  }),
  restore: endpoint({
    ...noInput,
    name: "notes.restore",
    summary: "Brings a deleted note back, for its author and administrators.",
    method: "POST",
    path: "/api/notes/:id/restore",
    access: staff("contacts"),
    params,
    reply: ContactNote,
  }),
} as const;

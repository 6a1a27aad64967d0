import type { ContactLife } from "../../core/contacts/contact-life.port.ts";
import type { ContactNotes } from "../../core/contacts/contact-notes.port.ts";
import { contactLife, contactNotes } from "../contract/contact-life.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** What becomes of contacts, over the server. */
export const makeContactLifeHttp = (call: Caller): ContactLife => ({
  remove: (id) => call(contactLife.remove, { ...none, params: { id } }, returned),
  restore: (id) => call(contactLife.restore, { ...none, params: { id } }, returned),
  bin: (page) => call(contactLife.bin, { ...none, query: { page } }, returned),
  block: (con_id) => call(contactLife.block, { ...none, body: { con_id } }, returned),
  unblock: (con_id) => call(contactLife.unblock, { ...none, body: { con_id } }, returned),
});

/** Notes kept by the server. */
export const makeContactNotesHttp = (call: Caller): ContactNotes => ({
  of: (id) => call(contactNotes.of, { ...none, params: { id } }, returned),
  all: (page, search) => call(contactNotes.all, { ...none, query: { page, search } }, returned),
  add: (id, body, key) => call(contactNotes.add, { ...none, params: { id }, body: { body, ...(key === undefined ? {} : { key }) } }, returned),
  edit: (id, body, version) => call(contactNotes.edit, { ...none, params: { id }, body: { body, version } }, returned),
  remove: (id) => call(contactNotes.remove, { ...none, params: { id } }, returned),
  restore: (id) => call(contactNotes.restore, { ...none, params: { id } }, returned),
});

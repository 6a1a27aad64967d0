import type { ContactLifecycle } from "../../core/contacts/contact-lifecycle.port.ts";
import type { ContactNotes } from "../../core/contacts/contact-notes.port.ts";
import { contactLifecycle, contactNotes } from "../contract/contact-lifecycle.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** What becomes of contacts, over the server. */
export const makeContactLifecycleHttp = (call: Caller): ContactLifecycle => ({
  remove: (id) => call(contactLifecycle.remove, { ...none, params: { id } }, returned),
  restore: (id) => call(contactLifecycle.restore, { ...none, params: { id } }, returned),
  bin: (page) => call(contactLifecycle.bin, { ...none, query: { page } }, returned),
  block: (con_id) => call(contactLifecycle.block, { ...none, body: { con_id } }, returned),
  unblock: (con_id) => call(contactLifecycle.unblock, { ...none, body: { con_id } }, returned),
});

/** Notes kept by the server. */
export const makeContactNotesHttp = (call: Caller): ContactNotes => ({
  of: (id) => call(contactNotes.of, { ...none, params: { id } }, returned),
  all: (page, search) => call(contactNotes.all, { ...none, query: { page, search } }, returned),
  add: (id, body, key) =>
    call(contactNotes.add, { ...none, params: { id }, body: { body, ...(key === undefined ? {} : { key }) } }, returned),
  edit: (id, body, version) => call(contactNotes.edit, { ...none, params: { id }, body: { body, version } }, returned),
  remove: (id) => call(contactNotes.remove, { ...none, params: { id } }, returned),
  restore: (id) => call(contactNotes.restore, { ...none, params: { id } }, returned),
});

import type { ContactLifecycle } from "../../core/contacts/contact-lifecycle.port.ts";
import type { ContactNotes } from "../../core/contacts/contact-notes.port.ts";
import { contactLifecycle, contactNotes } from "../contract/contact-lifecycle.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Deleting, restoring and blocking contacts over HTTP. */
export const makeContactLifecycleHttp = (call: Caller): ContactLifecycle => ({
  remove: (id) => call(contactLifecycle.remove, { ...none, params: { id } }),
  restore: (id) => call(contactLifecycle.restore, { ...none, params: { id } }),
  bin: (page) => call(contactLifecycle.bin, { ...none, query: { page } }),
  block: (con_id) => call(contactLifecycle.block, { ...none, body: { con_id } }),
  unblock: (con_id) => call(contactLifecycle.unblock, { ...none, body: { con_id } }),
});

/** Notes over HTTP. */
export const makeContactNotesHttp = (call: Caller): ContactNotes => ({
  of: (id) => call(contactNotes.of, { ...none, params: { id } }),
  all: (page, search) => call(contactNotes.all, { ...none, query: { page, search } }),
  add: (id, body, key) => call(contactNotes.add, { ...none, params: { id }, body: { body, ...(key === undefined ? {} : { key }) } }),
  edit: (id, body, version) => call(contactNotes.edit, { ...none, params: { id }, body: { body, version } }),
  remove: (id) => call(contactNotes.remove, { ...none, params: { id } }),
  restore: (id) => call(contactNotes.restore, { ...none, params: { id } }),
});

import type { ContactNotes } from "../../core/contacts/notes.port.ts";
import { notes } from "../contract/notes.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Notes over HTTP. */
export const makeNotesHttp = (call: Caller): ContactNotes => ({
  of: (id) => call(notes.of, { ...none, params: { id } }),
  all: (page, search) => call(notes.all, { ...none, query: { page, search } }),
  add: (id, body, key) => call(notes.add, { ...none, params: { id }, body: { body, ...(key === undefined ? {} : { key }) } }),
  edit: (id, body, version) => call(notes.edit, { ...none, params: { id }, body: { body, version } }),
  remove: (id) => call(notes.remove, { ...none, params: { id } }),
  restore: (id) => call(notes.restore, { ...none, params: { id } }),
});

import type { ContactStore } from "../../core/contacts/contacts.port.ts";
import { contacts } from "../contract/contacts.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Contacts kept by the server. */
export const makeContactsHttp = (call: Caller): ContactStore => ({
  list: (query) => call(contacts.list, { ...none, query }),
  get: (id) => call(contacts.get, { ...none, params: { id } }),
  create: (body) => call(contacts.create, { ...none, body }),
  update: (id, body) => call(contacts.update, { ...none, params: { id }, body }),
  archive: (id) => call(contacts.archive, { ...none, params: { id } }),
  unarchive: (id) => call(contacts.unarchive, { ...none, params: { id } }),
  duplicates: (filters) => call(contacts.duplicates, { ...none, body: { filters } }),
});

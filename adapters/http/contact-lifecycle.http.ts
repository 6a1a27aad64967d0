import type { ContactLifecycle } from "../../core/contacts/contact-lifecycle.port.ts";
import { contactLifecycle } from "../contract/contact-lifecycle.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Deleting, restoring and blocking contacts, and their photos, over HTTP. */
export const makeContactLifecycleHttp = (call: Caller): ContactLifecycle => ({
  remove: (id) => call(contactLifecycle.remove, { ...none, params: { id } }),
  restore: (id) => call(contactLifecycle.restore, { ...none, params: { id } }),
  bin: (page) => call(contactLifecycle.bin, { ...none, query: { page } }),
  block: (con_id) => call(contactLifecycle.block, { ...none, body: { con_id } }),
  setPhoto: (id, photo) => call(contactLifecycle.setPhoto, { ...none, params: { id }, body: { photo } }),
  unblock: (con_id) => call(contactLifecycle.unblock, { ...none, body: { con_id } }),
});

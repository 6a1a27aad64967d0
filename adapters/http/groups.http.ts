import type { GroupStore } from "../../core/groups/groups.port.ts";
import { groups } from "../contract/groups.contract.ts";
import { type Caller, none, returned } from "./caller.ts";

/** Groups kept by the server. What is made and changed is answered to its form; putting in order, deleting and restoring have none, so an alert says what goes wrong. */
export const makeGroupsHttp = (call: Caller): GroupStore => ({
  list: () => call(groups.list, none, returned),
  search: (term) => call(groups.search, { ...none, query: { term } }, returned),
  get: (id) => call(groups.get, { ...none, params: { id } }, returned),
  create: (body) => call(groups.create, { ...none, body }, returned),
  update: (id, body) => call(groups.update, { ...none, params: { id }, body }, returned),
  remove: (id) => call(groups.remove, { ...none, params: { id } }),
  restore: (id) => call(groups.restore, { ...none, params: { id } }),
  order: (ids) => call(groups.order, { ...none, body: { ids } }),
  createFolder: (body) => call(groups.createFolder, { ...none, body }, returned),
  renameFolder: (id, body) => call(groups.renameFolder, { ...none, params: { id }, body }, returned),
  removeFolder: (id) => call(groups.removeFolder, { ...none, params: { id } }),
  orderFolders: (ids) => call(groups.orderFolders, { ...none, body: { ids } }),
  count: (filters) => call(groups.count, { ...none, body: { filters } }, returned),
  preview: (id, filters) => call(groups.preview, { ...none, params: { id }, body: { filters } }, returned),
  members: (id, page, limit) => call(groups.members, { ...none, params: { id }, query: { page, limit } }, returned),
  explain: (id, con_id) => call(groups.explain, { ...none, params: { id, con_id } }, returned),
  ofContact: (con_id) => call(groups.ofContact, { ...none, params: { con_id } }, returned),
  vocabulary: () => call(groups.vocabulary, none, returned),
});

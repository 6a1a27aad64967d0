import type { GroupStore } from "../../core/groups/groups.port.ts";
import { groupAnswers } from "../contract/group-answers.contract.ts";
import { groups } from "../contract/groups.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Groups over HTTP. */
export const makeGroupsHttp = (call: Caller): GroupStore => ({
  list: () => call(groups.list, none),
  search: (term) => call(groups.search, { ...none, query: { term } }),
  get: (id) => call(groups.get, { ...none, params: { id } }),
  create: (body) => call(groups.create, { ...none, body }),
  update: (id, body) => call(groups.update, { ...none, params: { id }, body }),
  remove: (id) => call(groups.remove, { ...none, params: { id } }),
  restore: (id) => call(groups.restore, { ...none, params: { id } }),
  order: (ids) => call(groups.order, { ...none, body: { ids } }),
  createFolder: (body) => call(groups.createFolder, { ...none, body }),
  renameFolder: (id, body) => call(groups.renameFolder, { ...none, params: { id }, body }),
  removeFolder: (id) => call(groups.removeFolder, { ...none, params: { id } }),
  orderFolders: (ids) => call(groups.orderFolders, { ...none, body: { ids } }),
  count: (filters) => call(groupAnswers.count, { ...none, body: { filters } }),
  preview: (id, filters) => call(groupAnswers.preview, { ...none, params: { id }, body: { filters } }),
  members: (id, page, limit) => call(groupAnswers.members, { ...none, params: { id }, query: { page, limit } }),
  explain: (id, con_id) => call(groupAnswers.explain, { ...none, params: { id, con_id } }),
  ofContact: (con_id) => call(groupAnswers.ofContact, { ...none, params: { con_id } }),
  vocabulary: () => call(groupAnswers.vocabulary, none),
});

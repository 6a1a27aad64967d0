import type { ListViewStore } from "../../core/contacts/list-views.port.ts";
import { listViews } from "../contract/list-views.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Views of the contact list over HTTP. */
export const makeListViewsHttp = (call: Caller): ListViewStore => ({
  list: call(listViews.list, none),
  create: (body) => call(listViews.create, { ...none, body }),
  update: (id, body) => call(listViews.update, { ...none, params: { id }, body }),
  remove: (id) => call(listViews.remove, { ...none, params: { id } }),
  restore: (id) => call(listViews.restore, { ...none, params: { id } }),
  begin: (id) => call(listViews.begin, { ...none, body: { id } }),
});

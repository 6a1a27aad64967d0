import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { DefaultView, ListView, ListViewChange, NewListView } from "../../core/contacts/list-view.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/contacts/views";
const access = staff("contacts");
const ById = t.type({ id: IntText }, "ListViewId");
const Views = t.readonlyArray(ListView);

/** Endpoints for views of the contact list, and for statistics on contacts. */
export const listViews = {
  list: endpoint({
    ...noInput,
    name: "listViews.list",
    summary: "Lists the caller's own views of the contact list and the shared ones.",
    method: "GET",
    path,
    access,
    reply: Views,
  }),
  create: endpoint({
    ...noInput,
    name: "listViews.create",
    summary: "Creates a view; administrators can share it with the whole organisation.",
    method: "POST",
    path,
    access,
    body: NewListView,
    reply: ListView,
  }),
  update: endpoint({
    ...noInput,
    name: "listViews.update",
    summary: "Updates the given properties of a view. Fails with 409 and the stored view on a version conflict.",
    method: "PUT",
    path: `${path}/:id`,
    access,
    params: ById,
    body: ListViewChange,
    reply: ListView,
  }),
  remove: endpoint({
    ...noInput,
    name: "listViews.remove",
    summary: "Deletes a view, which can be restored.",
    method: "DELETE",
    path: `${path}/:id`,
    access,
    params: ById,
    reply: ListView,
  }),
  restore: endpoint({
    ...noInput,
    name: "listViews.restore",
    summary: "Restores a deleted view.",
    method: "POST",
    path: `${path}/:id/restore`,
    access,
    params: ById,
    reply: ListView,
  }),
  begin: endpoint({
    ...noInput,
    name: "listViews.begin",
    summary: "Sets the caller's default view, or none.",
    method: "POST",
    path: `${path}/begin`,
    access,
    body: DefaultView,
    reply: Views,
  }),
} as const;

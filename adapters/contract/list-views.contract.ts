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
    summary: "The caller's own views of the list of contacts and those that are shared.",
    method: "GET",
    path,
    access,
    reply: Views,
  }),
  create: endpoint({
    ...noInput,
    name: "listViews.create",
    summary: "Keeps a view; administrators may share it with everybody.",
    method: "POST",
    path,
    access,
    body: NewListView,
    reply: ListView,
  }),
  update: endpoint({
    ...noInput,
    name: "listViews.update",
    summary: "Changes what is named of a view; refused with 409 and the stored view when its version has moved on.",
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
    summary: "Takes a view away until it is restored.",
    method: "DELETE",
    path: `${path}/:id`,
    access,
    params: ById,
    reply: ListView,
  }),
  restore: endpoint({
    ...noInput,
    name: "listViews.restore",
    summary: "Brings a deleted view back.",
    method: "POST",
    path: `${path}/:id/restore`,
    access,
    params: ById,
    reply: ListView,
  }),
  begin: endpoint({
    ...noInput,
    name: "listViews.begin",
    summary: "Chooses the view that the caller begins with, or none.",
    method: "POST",
    path: `${path}/begin`,
    access,
    body: DefaultView,
    reply: Views,
  }),
} as const;

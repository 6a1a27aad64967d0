import { staff } from "../../core/access/access-rule.rule.ts";
import { ListView, ListViewChange, NewListView } from "../../core/contacts/list-view.model.ts";
import { viewCalls } from "./views.ts";

/** Endpoints for views of the contact list. */
export const listViews = viewCalls({
  name: "listViews",
  path: "/api/contacts/views",
  access: staff("contacts"),
  View: ListView,
  NewView: NewListView,
  ViewChange: ListViewChange,
});

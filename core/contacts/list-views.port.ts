import { token } from "../kernel/token.ts";
import type { SavedViews } from "../views/saved-views.service.ts";
import type { ViewStore } from "../views/view-store.port.ts";
import type { ListSettings } from "./list-view.model.ts";

/** Store of views of the list of contacts. */
export type ListViewStore = ViewStore<ListSettings>;
export const ListViewStore = token<ListViewStore>("contacts.list-views");

/** The views of the list of contacts. */
export type ListViews = SavedViews<ListSettings>;
export const ListViews = token<ListViews>("contacts.list-views-service");

import * as E from "fp-ts/lib/Either.js";
import { shownView } from "../../../core/contacts/list-view-shown.rule.ts";
import type { ListSettings } from "../../../core/contacts/list-view.model.ts";
import type { ListViewStore } from "../../../core/contacts/list-views.port.ts";
import { acceptedFilter } from "../../../core/groups/group-filter.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { askableFields, groupFieldsSeenBy } from "../groups/group-fields.store.ts";
import type { StaffCall } from "../teams/teams.store.ts";
import { makeViewStore } from "../views/saved-views.store.ts";

/** Names the place of an error in the settings of the view. */
const inSettings = (failure: Failure): Failure =>
  failure.tag === "invalid"
    ? invalid(Object.fromEntries(Object.entries(failure.errors).map(([path, said]) => [`settings.${path}`, said])))
    : failure;

/** Views of the list of contacts in the transaction of one call. */
export const makeListViewStore = (call: StaffCall): ListViewStore => {
  const { tx, actor } = call;
  return makeViewStore<ListSettings>(call, {
    list: "contacts",
    shown: async (views) => {
      const [seen, askable] = [await groupFieldsSeenBy(tx, actor.role), await askableFields(tx, actor.role)];
      return views.map((view) => shownView(view, view.editable, seen, askable));
    },
    accepted: async ({ filters }) =>
      filters === undefined || filters === null
        ? E.right(null)
        : E.mapLeft(inSettings)(acceptedFilter(filters, await askableFields(tx, actor.role))),
  });
};

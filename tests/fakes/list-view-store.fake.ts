import * as E from "fp-ts/lib/Either.js";
import { shownView } from "../../core/contacts/list-view-shown.rule.ts";
import type { ListSettings } from "../../core/contacts/list-view.model.ts";
import type { ListViewStore } from "../../core/contacts/list-views.port.ts";
import { contactFields } from "../../core/groups/contact-fields.rule.ts";
import { acceptedFilter } from "../../core/groups/group-filter.rule.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { makeViewStoreFake } from "./view-store.fake.ts";

const accepted = ({ filters }: ListSettings): E.Either<Failure, unknown> => {
  if (filters === null) return E.right(null);
  const read = acceptedFilter(filters, contactFields);
  if (E.isRight(read) || read.left.tag !== "invalid") return read;
  const errors = Object.entries(read.left.errors).map(([path, said]) => [`settings.${path}`, said]);
  return E.left({ ...read.left, errors: Object.fromEntries(errors) });
};

/**
 * Views of the list of contacts in memory.
 * @param now epoch seconds
 * @returns a store for each person who asks
 */
export const makeListViewStoreFake = (
  now: () => number,
): ((asker: { readonly user_id: number; readonly role: "owner" | "admin" | "user" }) => ListViewStore) =>
  makeViewStoreFake<ListSettings>(now, { accepted, shown: (view, editable) => shownView(view, editable, contactFields) });

import * as E from "fp-ts/lib/Either.js";
import { shownView } from "../../core/contacts/list-view-shown.rule.ts";
import type { ListView, ListViewChange, NewListView } from "../../core/contacts/list-view.model.ts";
import type { ListViewStore } from "../../core/contacts/list-views.port.ts";
import { contactFields } from "../../core/groups/contact-fields.rule.ts";
import { acceptedFilter } from "../../core/groups/group-filter.rule.ts";
import { conflict, type Failure, forbidden, notFound } from "../../core/kernel/failure.ts";
import { mayEditView, maySeeView } from "../../core/views/view-access.rule.ts";

type Stored = Omit<ListView, "editable" | "broken" | "is_default"> & { readonly deleted: boolean };
type Asker = { readonly user_id: number; readonly role: "owner" | "admin" | "user" };

const missing: E.Either<Failure, never> = E.left(notFound("There is no such view."));
const notYours: E.Either<Failure, never> = E.left(forbidden("Only administrators share views and change shared ones."));

/**
 * Views in memory, by the same rules.
 * @param now epoch seconds
 * @returns a store for each person who asks
 */
export const makeListViewStoreFake = (now: () => number): ((asker: Asker) => ListViewStore) => {
  const held = new Map<number, Stored>();
  const starts = new Map<number, number>();
  return (asker) => {
    const shown = ({ deleted: _deleted, ...view }: Stored): ListView =>
      shownView({ ...view, is_default: starts.get(asker.user_id) === view.id }, mayEditView(asker, view), contactFields);
    const put = (view: Stored): E.Either<Failure, ListView> => {
      held.set(view.id, view);
      return E.right(shown(view));
    };
    const find = (id: number, deleted: boolean): Stored | undefined =>
      [...held.values()].find((view) => view.id === id && view.deleted === deleted && maySeeView(asker, view));
    const changing = (id: number, deleted: boolean, next: (view: Stored) => E.Either<Failure, ListView>): E.Either<Failure, ListView> => {
      const view = find(id, deleted);
      if (view === undefined) return missing;
      return mayEditView(asker, view) ? next(view) : notYours;
    };
    const accepted = (settings: NewListView["settings"] | undefined): E.Either<Failure, unknown> => {
      if (settings === undefined || settings.filters === null) return E.right(null);
      const read = acceptedFilter(settings.filters, contactFields);
      if (E.isRight(read) || read.left.tag !== "invalid") return read;
      return E.left({
        ...read.left,
        errors: Object.fromEntries(Object.entries(read.left.errors).map(([path, said]) => [`settings.${path}`, said])),
      });
    };
    const isAdmin = asker.role !== "user";
    const list = (): E.Either<Failure, readonly ListView[]> =>
      E.right(
        [...held.values()]
          .filter((view) => !view.deleted && maySeeView(asker, view))
          .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || a.id - b.id)
          .map(shown),
      );
    const change = (id: number, { version, ...values }: ListViewChange): E.Either<Failure, ListView> =>
      changing(id, false, (view) => {
        if (view.version !== version) return E.left(conflict("Someone else changed this view in the meantime.", shown(view)));
        if (values.shared === true && !isAdmin) return notYours;
        const read = accepted(values.settings);
        if (E.isLeft(read)) return read;
        const user_id = view.shared && values.shared === false ? asker.user_id : view.user_id;
        return put({ ...view, ...values, name: (values.name ?? view.name).trim(), user_id, version: version + 1, updated_at: now() });
      });
    return {
      list: async () => list(),
      create:
        ({ name, settings, shared = false }) =>
        async () => {
          if (shared && !isAdmin) return notYours;
          const read = accepted(settings);
          if (E.isLeft(read)) return read;
          return put({
            id: held.size + 1,
            name: name.trim(),
            settings,
            shared,
            user_id: asker.user_id,
            version: 1,
            created_at: now(),
            updated_at: now(),
            deleted: false,
          });
        },
      update: (id, values) => async () => change(id, values),
      remove: (id) => async () =>
        changing(id, false, (view) => put({ ...view, deleted: true, version: view.version + 1, updated_at: now() })),
      restore: (id) => async () =>
        changing(id, true, (view) => put({ ...view, deleted: false, version: view.version + 1, updated_at: now() })),
      begin: (id) => async () => {
        if (id !== null && find(id, false) === undefined) return missing;
        if (id === null) starts.delete(asker.user_id);
        else starts.set(asker.user_id, id);
        return list();
      },
    };
  };
};

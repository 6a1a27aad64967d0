import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, forbidden, notFound } from "../../core/kernel/failure.ts";
import type { SavedView, ViewChange } from "../../core/views/saved-view.model.ts";
import { mayEditView, maySeeView } from "../../core/views/view-access.rule.ts";
import type { ViewStore } from "../../core/views/view-store.port.ts";

type Stored<S> = Omit<SavedView<S>, "editable" | "broken" | "is_default"> & { readonly deleted: boolean };
type Kind<S> = {
  readonly shown: (view: Omit<SavedView<S>, "editable" | "broken">, editable: boolean) => SavedView<S>;
  readonly accepted: (settings: S) => E.Either<Failure, unknown>;
};
type Asker = { readonly user_id: number; readonly role: "owner" | "admin" | "user" };

const missing: E.Either<Failure, never> = E.left(notFound("There is no such view."));
const notYours: E.Either<Failure, never> = E.left(forbidden("Only administrators share views and change shared ones."));

/**
 * Views of a list in memory, by the same rules.
 * @param now epoch seconds
 * @returns a store for each person who asks
 */
export const makeViewStoreFake = <S>(now: () => number, kind: Kind<S>): ((asker: Asker) => ViewStore<S>) => {
  const held = new Map<number, Stored<S>>();
  const starts = new Map<number, number>();
  return (asker) => {
    const shown = ({ deleted: _deleted, ...view }: Stored<S>): SavedView<S> =>
      kind.shown({ ...view, is_default: starts.get(asker.user_id) === view.id }, mayEditView(asker, view));
    const put = (view: Stored<S>): E.Either<Failure, SavedView<S>> => {
      held.set(view.id, view);
      return E.right(shown(view));
    };
    const find = (id: number, deleted: boolean): Stored<S> | undefined =>
      [...held.values()].find((view) => view.id === id && view.deleted === deleted && maySeeView(asker, view));
    const changing = (
      id: number,
      deleted: boolean,
      next: (view: Stored<S>) => E.Either<Failure, SavedView<S>>,
    ): E.Either<Failure, SavedView<S>> => {
      const view = find(id, deleted);
      if (view === undefined) return missing;
      return mayEditView(asker, view) ? next(view) : notYours;
    };
    const accepted = (settings: S | undefined): E.Either<Failure, unknown> =>
      settings === undefined ? E.right(null) : kind.accepted(settings);
    const isAdmin = asker.role !== "user";
    const list = (): E.Either<Failure, readonly SavedView<S>[]> =>
      E.right(
        [...held.values()]
          .filter((view) => !view.deleted && maySeeView(asker, view))
          .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()) || a.id - b.id)
          .map(shown),
      );
    const change = (id: number, { version, ...values }: ViewChange<S>): E.Either<Failure, SavedView<S>> =>
      changing(id, false, (view) => {
        if (view.version !== version) return E.left(conflict("Someone else changed this view in the meantime.", shown(view)));
        if (values.shared === true && !isAdmin) return notYours;
        const read = accepted(values.settings);
        if (E.isLeft(read)) return read;
        const user_id = view.shared && values.shared === false ? asker.user_id : view.user_id;
        const { name = view.name, settings = view.settings, shared = view.shared } = values;
        return put({ ...view, name: name.trim(), settings, shared, user_id, version: version + 1, updated_at: now() });
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

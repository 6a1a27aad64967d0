import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import { inOrderOf } from "./group-order.rule.ts";
import type { Group, GroupChange, GroupFolder, GroupListing } from "./group.model.ts";
import type { GroupStore } from "./groups.port.ts";

/** The groups and folders visible to the user. */
export type GroupCatalogue = {
  readonly listing$: Observable<Remote<GroupListing>>;
  readonly latest: () => Remote<GroupListing>;
  /** A response from before a local change is stale: it is dropped and requested again. */
  readonly load: TaskEither<Failure, GroupListing>;
  /** Shown at once and rolled back if it is refused. */
  readonly order: (ids: readonly number[]) => TaskEither<Failure, GroupListing>;
  readonly update: (id: number, change: GroupChange) => TaskEither<Failure, Group>;
  readonly remove: (id: number) => TaskEither<Failure, Group>;
  readonly restore: (id: number) => TaskEither<Failure, Group>;
  /** @param parent null for the top */
  readonly createFolder: (name: string, parent: number | null) => TaskEither<Failure, GroupFolder>;
  readonly renameFolder: (id: number, name: string) => TaskEither<Failure, GroupFolder>;
  /** Moves a folder with what is in it; null for the top. */
  readonly moveFolder: (id: number, name: string, folder_id: number | null) => TaskEither<Failure, GroupFolder>;
  readonly removeFolder: (id: number) => TaskEither<Failure, GroupListing>;
};
export const GroupCatalogue = token<GroupCatalogue>("groups.catalogue");

export const makeGroupCatalogue = (store: GroupStore): GroupCatalogue => {
  const listing = makeRemote(store.list);
  const keep = listing.change;
  const then =
    <A>(task: TaskEither<Failure, A>, after: (value: A) => void): TaskEither<Failure, A> =>
    async () => {
      const answer = await task();
      if (E.isRight(answer)) after(answer.right);
      return answer;
    };
  const put = (group: Group): void => keep((now) => ({ ...now, groups: now.groups.map((one) => (one.id === group.id ? group : one)) }));
  return {
    listing$: listing.state$,
    latest: listing.latest,
    load: listing.load(),
    order: (ids) => async () => {
      const before = listing.latest();
      keep((now) => ({ ...now, groups: inOrderOf(now.groups, ids) }));
      const asked = listing.changes();
      const answer = await store.order(ids)();
      if (asked !== listing.changes()) {
        if (E.isLeft(answer)) await listing.load()();
      } else if (E.isRight(answer)) listing.set(answer.right);
      else listing.restore(before);
      return answer;
    },
    update: (id, change) => then(store.update(id, change), put),
    remove: (id) => then(store.remove(id), () => keep((now) => ({ ...now, groups: now.groups.filter((one) => one.id !== id) }))),
    restore: (id) => then(store.restore(id), () => void listing.load()()),
    createFolder: (name, folder_id) =>
      then(store.createFolder(folder_id === null ? { name } : { name, folder_id }), (folder) =>
        keep((now) => ({ ...now, folders: [...now.folders, folder] })),
      ),
    renameFolder: (id, name) =>
      then(store.renameFolder(id, { name }), (folder) =>
        keep((now) => ({ ...now, folders: now.folders.map((one) => (one.id === id ? folder : one)) })),
      ),
    moveFolder: (id, name, folder_id) =>
      then(store.renameFolder(id, { name, folder_id }), (folder) =>
        keep((now) => ({ ...now, folders: now.folders.map((one) => (one.id === id ? folder : one)) })),
      ),
    removeFolder: (id) => then(store.removeFolder(id), (after) => keep(() => after)),
  };
};

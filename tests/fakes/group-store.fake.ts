import * as E from "fp-ts/lib/Either.js";
import type { GroupNames } from "../../core/groups/accepted-names.rule.ts";
import { contactFields } from "../../core/groups/contact-fields.rule.ts";
import {
  decideFolderCreate,
  decideFolderDelete,
  decideFolderRename,
  folderName,
  type KnownFolders,
  placeAsked,
} from "../../core/groups/decide-folder.rule.ts";
import { decideGroupChange } from "../../core/groups/decide-group-change.rule.ts";
import { decideGroupCreate } from "../../core/groups/decide-group-create.rule.ts";
import { decideGroupDelete, decideGroupRestore } from "../../core/groups/decide-group-deletion.rule.ts";
import { noGroup, visibleGroup } from "../../core/groups/found-group.rule.ts";
import type { GroupAsker } from "../../core/groups/group-access.rule.ts";
import { decideOrder, inOrderOf } from "../../core/groups/group-order.rule.ts";
import type { GroupFacts, GroupWrite } from "../../core/groups/group-write.model.ts";
import type { FolderName, Group, GroupFolder, GroupListing } from "../../core/groups/group.model.ts";
import type { GroupStore } from "../../core/groups/groups.port.ts";
import { type GroupFields, shownGroup } from "../../core/groups/shown-group.rule.ts";
import type { StoredGroup } from "../../core/groups/stored-group.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";

/** What a store of groups keeps: groups and folders, without the questions about their members. */
export type GroupKeeper = Omit<GroupStore, "count" | "preview" | "members" | "explain" | "ofContact" | "vocabulary">;

type Placed = { readonly id: number; readonly order: number };
type Options = { readonly now: () => number; readonly users: readonly number[]; readonly teams?: readonly number[] };

const byPlace = (a: Placed, b: Placed): number => a.order - b.order || a.id - b.id;
const lastPlace = (placed: readonly Placed[]): number => Math.max(-1, ...placed.map(({ order }) => order)) + 1;
const fields: GroupFields = { all: contactFields, askable: contactFields };

/**
 * Groups in memory, by the same rules; there are no contacts, so no group has members.
 * @param options `now` in epoch seconds; `users` and `teams` are those of the organisation
 * @returns a store for each caller
 */
export const makeGroupStoreFake = ({ now, users, teams = [] }: Options): ((asker: GroupAsker) => GroupKeeper) => {
  const groups = new Map<number, StoredGroup>();
  const folders = new Map<number, GroupFolder>();
  const goneFolders: GroupFolder[] = [];

  const group = (id: number): StoredGroup | null => groups.get(id) ?? null;
  const listed = (): readonly StoredGroup[] => [...groups.values()].filter(({ deleted_at }) => deleted_at === null).toSorted(byPlace);
  const listedFolders = (): readonly GroupFolder[] => [...folders.values()].toSorted(byPlace);
  const named = (name: string, place: number | null, except: number | undefined): boolean =>
    [...folders.values()].some((one) => one.id !== except && one.folder_id === place && one.name.toLowerCase() === name.toLowerCase());
  const knownFor = (asked: FolderName, stored: GroupFolder | null): KnownFolders => ({
    isTaken: named(folderName(asked), placeAsked(asked, stored), stored?.id),
    places: [...folders.values()].map(({ id, folder_id }) => ({ id, parent_id: folder_id, deleted_at: null })),
  });
  const factsFor = ({ folder_id }: GroupNames): GroupFacts => ({
    fields,
    known: {
      users: new Set(users),
      teams: new Set(teams),
      hasFolder: folder_id !== undefined && folder_id !== null && folders.has(folder_id),
    },
  });

  return (asker) => {
    const shown = (stored: StoredGroup): E.Either<Failure, Group> => {
      const seen = shownGroup(asker, fields, stored);
      return seen === null ? noGroup : E.right(seen);
    };
    const visible = (): readonly Group[] => listed().flatMap((stored) => shownGroup(asker, fields, stored) ?? []);
    const shelf = (): E.Either<Failure, GroupListing> => E.right({ groups: visible(), folders: listedFolders() });
    const put = (stored: StoredGroup): E.Either<Failure, Group> => {
      groups.set(stored.id, stored);
      return shown(stored);
    };
    const settle = E.chain(({ group: next }: GroupWrite) => put(next));

    return {
      list: () => async () => shelf(),
      search: (term) => async () =>
        E.right(
          term.trim() === ""
            ? []
            : visible()
                .filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()))
                .slice(0, 25),
        ),
      get: (id) => async () => E.chain(shown)(visibleGroup(group(id), asker)),
      create: (asked) => async () => {
        const decided = decideGroupCreate(asked, asker, factsFor(asked), now());
        return E.isLeft(decided)
          ? decided
          : put({ ...decided.right.group, id: groups.size + 1, order: lastPlace([...groups.values()]), count: 0 });
      },
      update: (id, asked) => async () => settle(decideGroupChange(group(id), asked, asker, factsFor(asked), now())),
      remove: (id) => async () => settle(decideGroupDelete(group(id), asker, now())),
      restore: (id) => async () => settle(decideGroupRestore(group(id), asker, fields.all, now())),
      order: (ids) => async () => {
        for (const [order, one] of inOrderOf(listed(), decideOrder("group", ids).ids).entries()) groups.set(one.id, { ...one, order });
        return shelf();
      },
      createFolder: (asked) => async () => {
        const decided = decideFolderCreate(asked, knownFor(asked, null));
        if (E.isLeft(decided)) return decided;
        const held = [...folders.values(), ...goneFolders];
        const folder = { ...decided.right.folder, id: held.length + 1, order: lastPlace(held) };
        folders.set(folder.id, folder);
        return E.right(folder);
      },
      renameFolder: (id, asked) => async () => {
        const stored = folders.get(id) ?? null;
        const decided = decideFolderRename(stored, asked, asker, knownFor(asked, stored));
        if (E.isLeft(decided)) return decided;
        folders.set(id, decided.right.folder);
        return E.right(decided.right.folder);
      },
      removeFolder: (id) => async () => {
        const stored = folders.get(id) ?? null;
        const twice = [...folders.values()].find((one) => one.folder_id === id && named(one.name, stored?.folder_id ?? null, id));
        const decided = decideFolderDelete(stored, asker, twice?.name ?? null);
        if (E.isLeft(decided)) return decided;
        folders.delete(id);
        goneFolders.push(decided.right.folder);
        const { folder_id } = decided.right.folder;
        for (const one of folders.values()) if (one.folder_id === id) folders.set(one.id, { ...one, folder_id, version: one.version + 1 });
        for (const one of groups.values())
          if (one.folder_id === id) groups.set(one.id, { ...one, folder_id, version: one.version + 1, updated_at: now() });
        return shelf();
      },
      orderFolders: (ids) => async () => {
        for (const [order, one] of inOrderOf(listedFolders(), decideOrder("group_folder", ids).ids).entries())
          folders.set(one.id, { ...one, order });
        return shelf();
      },
    };
  };
};

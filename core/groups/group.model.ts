import * as t from "io-ts";
import { FilterProblem } from "../filters/filter.model.ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** Limits: characters of a name, users or teams in a list, groups in an order, contacts in a sample, rows of a page. */
export const groupLimits = { name: 120, shared: 500, groups: 5_000, sample: 5, rows: 100 } as const;

/** Limits of folders of groups: how deep they are, and how many there are. */
export const groupFolderLimits = { folderDepth: 3, folders: 1_000 } as const;

const WholeNumber = intBetween(0, Number.MAX_SAFE_INTEGER);
const Name = t.refinement(textUpTo(groupLimits.name), (text) => text.trim() !== "", `a name of 1 to ${groupLimits.name} characters`);
const Ids = listUpTo(WholeNumber, groupLimits.shared);

/** The users and teams with whom a group is shared, besides its owner and administrators. */
export const ShareTo = exactly("ShareTo", { users: Ids, teams: Ids, all: t.boolean }, {});
export type ShareTo = t.TypeOf<typeof ShareTo>;

/** How the members of a group are shown. */
export const GroupView = t.keyof({ grid: null, list: null }, "GroupView");
export type GroupView = t.TypeOf<typeof GroupView>;

/** A saved filter of contacts; its members are computed from their records. */
export const Group = t.type(
  {
    id: t.number,
    name: t.string,
    /** the filter document as it was written; null if it is redacted */
    filters: t.unknown,
    /** whether it uses a field that the caller may not filter by; its conditions are then hidden */
    redacted: t.boolean,
    folder_id: orNull(t.number),
    share_to: t.type({ users: t.readonlyArray(t.number), teams: t.readonlyArray(t.number), all: t.boolean }),
    view: GroupView,
    /** position in the list, from 0 */
    order: t.number,
    /** the owner; null if that user was deleted */
    user_id: orNull(t.number),
    /** number of members; 0 while it is broken */
    count: t.number,
    /** the error of a filter that became invalid, as when its field was deleted; null for a valid one */
    broken: orNull(FilterProblem),
    /** whether the caller may change it */
    editable: t.boolean,
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "Group",
);
export type Group = t.TypeOf<typeof Group>;

/**
 * A folder of groups.
 * @property folder_id the folder that it is in; null for none
 */
export const GroupFolder = t.type(
  { id: t.number, name: t.string, folder_id: orNull(t.number), order: t.number, version: t.number },
  "GroupFolder",
);
export type GroupFolder = t.TypeOf<typeof GroupFolder>;

/** All groups and folders visible to the caller, each in its order. */
export const GroupListing = t.type({ groups: t.readonlyArray(Group), folders: t.readonlyArray(GroupFolder) }, "GroupListing");
export type GroupListing = t.TypeOf<typeof GroupListing>;

const optional = { folder_id: t.union([WholeNumber, t.null]), share_to: ShareTo, view: GroupView };

/** A new group; by default it is not shared and in no folder. */
export const NewGroup = exactly("NewGroup", { name: Name, filters: t.unknown }, optional);
export type NewGroup = t.TypeOf<typeof NewGroup>;

/**
 * A change of a group.
 * @property version that the change is based on
 */
export const GroupChange = exactly("GroupChange", { version: WholeNumber }, { ...optional, name: Name, filters: t.unknown });
export type GroupChange = t.TypeOf<typeof GroupChange>;

/** A new folder, or its new name, and the folder that it is in; absent for the top, or where it is. */
export const FolderName = exactly("FolderName", { name: Name }, { folder_id: optional.folder_id });
export type FolderName = t.TypeOf<typeof FolderName>;

/** The new order of groups or folders. */
export const GroupOrder = exactly("GroupOrder", { ids: listUpTo(WholeNumber, groupLimits.groups) }, {});
export type GroupOrder = t.TypeOf<typeof GroupOrder>;

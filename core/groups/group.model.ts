import * as t from "io-ts";
import { FilterProblem } from "../filters/filter.model.ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** The longest name of a group or folder, and how many a list of people or teams may name. */
export const groupLimits = { name: 120, shared: 500, groups: 5_000, sample: 5, rows: 100 } as const;

const WholeNumber = intBetween(0, Number.MAX_SAFE_INTEGER);
const Name = t.refinement(textUpTo(groupLimits.name), (text) => text.trim() !== "", `a name of 1 to ${groupLimits.name} characters`);
const Ids = listUpTo(WholeNumber, groupLimits.shared);

/** With whom a group is shared, besides its owner and administrators. */
export const ShareTo = exactly("ShareTo", { users: Ids, teams: Ids, all: t.boolean }, {});
export type ShareTo = t.TypeOf<typeof ShareTo>;

/** How the members of a group are shown. */
export const GroupView = t.keyof({ grid: null, list: null }, "GroupView");
export type GroupView = t.TypeOf<typeof GroupView>;

/** A saved filter of contacts; who belongs to it follows from their records. */
export const Group = t.type(
  {
    id: t.number,
    name: t.string,
    /** the filter document as it was written; null where it is redacted */
    filters: t.unknown,
    /** whether it asks about a field that who asks may not ask about: then its conditions are not told */
    redacted: t.boolean,
    folder_id: orNull(t.number),
    share_to: t.type({ users: t.readonlyArray(t.number), teams: t.readonlyArray(t.number), all: t.boolean }),
    view: GroupView,
    /** place in the list, from 0 */
    order: t.number,
    /** whose it is; null when nobody is left who made it */
    user_id: orNull(t.number),
    /** how many contacts belong to it now; 0 while it is broken */
    count: t.number,
    /** what is wrong with the document by now, as when its field is gone; null for a group that works */
    broken: orNull(FilterProblem),
    /** whether who asks may change it */
    editable: t.boolean,
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "Group",
);
export type Group = t.TypeOf<typeof Group>;

/** A place for groups. */
export const GroupFolder = t.type({ id: t.number, name: t.string, order: t.number, version: t.number }, "GroupFolder");
export type GroupFolder = t.TypeOf<typeof GroupFolder>;

/** All groups and folders that somebody may see, each in its order. */
export const GroupListing = t.type({ groups: t.readonlyArray(Group), folders: t.readonlyArray(GroupFolder) }, "GroupListing");
export type GroupListing = t.TypeOf<typeof GroupListing>;

const optional = { folder_id: t.union([WholeNumber, t.null]), share_to: ShareTo, view: GroupView };

/** A group to make; without more it is the maker's own and lies in no folder. */
export const NewGroup = exactly("NewGroup", { name: Name, filters: t.unknown }, optional);
export type NewGroup = t.TypeOf<typeof NewGroup>;

/**
 * What is to change of a group.
 * @property version that the change was made on
 */
export const GroupChange = exactly("GroupChange", { version: WholeNumber }, { ...optional, name: Name, filters: t.unknown });
export type GroupChange = t.TypeOf<typeof GroupChange>;

/** A folder to make, or its new name. */
export const FolderName = exactly("FolderName", { name: Name }, {});
export type FolderName = t.TypeOf<typeof FolderName>;

/** Groups or folders in the order in which they are to stand. */
export const GroupOrder = exactly("GroupOrder", { ids: listUpTo(WholeNumber, groupLimits.groups) }, {});
export type GroupOrder = t.TypeOf<typeof GroupOrder>;

import type { Group } from "./group.model.ts";

/** The values of a group that are edited together. */
export type GroupValues = Pick<Group, "name" | "filters" | "folder_id" | "share_to">;
export type GroupField = keyof GroupValues;

/**
 * A version conflict of a group: both users changed these fields, to different values.
 * @property mine all values as this user would store them
 * @property theirs the group as it is stored now
 */
export type GroupClash = { readonly fields: readonly GroupField[]; readonly mine: GroupValues; readonly theirs: Group };

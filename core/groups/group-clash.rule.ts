import { sameValue } from "../kernel/same-value.ts";
import type { Group } from "./group.model.ts";

/** The values of a group that are edited together. */
export type GroupValues = Pick<Group, "name" | "filters" | "folder_id" | "share_to">;
export type GroupField = keyof GroupValues;

const fields = ["name", "folder_id", "share_to", "filters"] as const satisfies readonly GroupField[];

/**
 * A version conflict of a group: both users changed these fields, to different values.
 * @property mine all values as this user would store them
 * @property theirs the group as it is stored now
 */
export type GroupClash = { readonly fields: readonly GroupField[]; readonly mine: GroupValues; readonly theirs: Group };

/**
 * The fields that both users changed to different values.
 * @param base the values that the change was made on
 */
export const clashingGroupFields = (base: GroupValues, mine: GroupValues, theirs: GroupValues): readonly GroupField[] =>
  fields.filter((field) => ![base, theirs].some((other) => sameValue(mine[field], other[field])) && !sameValue(base[field], theirs[field]));

/** The stored group with what was changed here; of clashing fields what was changed here. */
export const mergedGroupValues = (base: GroupValues, mine: GroupValues, theirs: GroupValues): GroupValues => {
  const stays = <Field extends GroupField>(field: Field): GroupValues[Field] =>
    sameValue(mine[field], base[field]) ? theirs[field] : mine[field];
  return { name: stays("name"), folder_id: stays("folder_id"), share_to: stays("share_to"), filters: stays("filters") };
};

/** Values with the stored ones in some fields. */
export const withStored = (values: GroupValues, theirs: GroupValues, taken: readonly GroupField[]): GroupValues => {
  const one = <Field extends GroupField>(field: Field): GroupValues[Field] => (taken.includes(field) ? theirs[field] : values[field]);
  return { name: one("name"), folder_id: one("folder_id"), share_to: one("share_to"), filters: one("filters") };
};

import * as E from "fp-ts/lib/Either.js";
import type { FieldTypes } from "../filters/parse-filter.rule.ts";
import { type Editable, plainFields } from "../kernel/saver.model.ts";
import { documentOf, draftOf } from "./filter-draft.rule.ts";
import type { GroupField, GroupValues } from "./group-clash.model.ts";
import type { Group } from "./group.model.ts";

const groupFields = ["name", "folder_id", "share_to", "filters"] as const satisfies readonly GroupField[];

/**
 * How groups are edited; filters are compared in the form's notation.
 * @param types the types of the fields that filters can use
 */
export const editableGroup = (types: FieldTypes): Editable<Group, GroupValues, GroupField> => {
  const written = (filters: unknown): GroupValues["filters"] => documentOf(draftOf(filters, types), types);
  return {
    ...plainFields<GroupValues, GroupField>(groupFields),
    blank: { name: "", folder_id: null, share_to: { users: [], teams: [], all: false }, filters: written({ $and: [] }) },
    valuesOf: ({ name, folder_id, share_to, filters }) => ({ name, folder_id, share_to, filters: written(filters) }),
    overlaid: (group, values) => ({ ...group, ...values }),
    normal: (typed) => E.right({ ...typed, name: typed.name.trim() }),
  };
};

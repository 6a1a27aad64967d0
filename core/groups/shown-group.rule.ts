import * as E from "fp-ts/lib/Either.js";
import { isAdmin } from "../access/permission.rule.ts";
import type { GroupField } from "./contact-fields.rule.ts";
import { type GroupAsker, mayEditGroup, maySeeGroup } from "./group-access.rule.ts";
import { isRedactedFilter, readGroupFilter } from "./group-filter.rule.ts";
import type { Group } from "./group.model.ts";
import type { StoredGroup } from "./stored-group.model.ts";

/**
 * The fields that filters of an organisation use.
 * @property all every field
 * @property askable those that the caller may filter by
 */
export type GroupFields = { readonly all: readonly GroupField[]; readonly askable: readonly GroupField[] };

/** A stored group as the caller sees it, null if it is not visible; nothing is redacted for administrators, who may repair every group. */
export const shownGroup = (
  asker: GroupAsker,
  { all, askable }: GroupFields,
  { deleted_at: _deleted, ...stored }: StoredGroup,
): Group | null => {
  if (!maySeeGroup(asker, stored)) return null;
  const read = readGroupFilter(stored.filters, all);
  const redacted = !isAdmin(asker.role) && isRedactedFilter(stored.filters, all, askable);
  return {
    ...stored,
    filters: redacted ? null : stored.filters,
    redacted,
    editable: mayEditGroup(asker, stored) && !redacted,
    broken: E.isLeft(read) && !redacted ? read.left : null,
  };
};

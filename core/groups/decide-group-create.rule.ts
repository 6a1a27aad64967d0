import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import { acceptedNames } from "./accepted-names.rule.ts";
import type { GroupAsker } from "./group-access.rule.ts";
import { acceptedFilter } from "./group-filter.rule.ts";
import type { GroupCreation, GroupFacts } from "./group-write.model.ts";
import type { NewGroup } from "./group.model.ts";

const nobodyElse = { users: [], teams: [], all: false };

/**
 * Decides the creation of a group, which the caller owns: refused if the filter is invalid or uses a field that the caller may not filter
 * by, or if it refers to an unknown user, team or folder.
 * @param now epoch seconds
 */
export const decideGroupCreate = (
  asked: NewGroup,
  { user_id }: Pick<GroupAsker, "user_id">,
  { fields, known }: GroupFacts,
  now: number,
): E.Either<Failure, GroupCreation> => {
  const { name, filters, folder_id = null, share_to = nobodyElse, view = "grid" } = asked;
  const read = acceptedFilter(filters, fields.askable);
  if (E.isLeft(read)) return read;
  const named = acceptedNames({ share_to, folder_id }, known);
  if (E.isLeft(named)) return named;
  const values = { filters, folder_id, share_to, view };
  return E.right({
    group: { ...values, name: name.trim(), user_id, version: 1, created_at: now, updated_at: now, deleted_at: null },
    members: { filter: read.right },
    audit: { action: "group.create", before: null, after: { name, ...values } },
  });
};

import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { type GroupAsker, mayEditGroup, maySeeGroup } from "./group-access.rule.ts";
import { groupRefusals } from "./group-refusals.ts";
import type { StoredGroup } from "./stored-group.model.ts";

/** The refusal of any operation on a group that does not exist or is not visible to the caller. */
export const noGroup: E.Either<Failure, never> = E.left(notFound(groupRefusals.no_group));

const notOwner: E.Either<Failure, never> = E.left(forbidden(groupRefusals.not_owner));

/** A group in use that the caller may see. */
export const visibleGroup = (stored: StoredGroup | null, asker: GroupAsker): E.Either<Failure, StoredGroup> =>
  stored === null || stored.deleted_at !== null || !maySeeGroup(asker, stored) ? noGroup : E.right(stored);

/**
 * A group that the caller may change.
 * @param isDeleted whether to find a deleted group instead of one in use
 */
export const changeableGroup = (stored: StoredGroup | null, asker: GroupAsker, isDeleted = false): E.Either<Failure, StoredGroup> => {
  if (stored === null || (stored.deleted_at !== null) !== isDeleted || !maySeeGroup(asker, stored)) return noGroup;
  return mayEditGroup(asker, stored) ? E.right(stored) : notOwner;
};

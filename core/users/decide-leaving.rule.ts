import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { manageProblem, type Person } from "./manage-people.rule.ts";
import { type Leaving, type Owned, ownedContacts } from "./owned.model.ts";
import { userRefusals } from "./user-refusals.ts";
import type { UserState } from "./user-state.rule.ts";

/** A user who is to be archived. */
export type Leaver = Person & { readonly name: string; readonly status: number };

/** What goes to the replacement: everything, or everything but the contacts. */
export const goesAlong = (owned: Owned, { keepsContacts }: Pick<Leaving, "keepsContacts">): Owned =>
  owned.filter(({ kind, count }) => count > 0 && !(keepsContacts && kind === ownedContacts));

/**
 * Decides whether a user is archived: never the owner or the actor, and only with a replacement if the user owns records that are handed over.
 * @param stored undefined for a user who does not exist
 * @param replacement the chosen replacement, if it is a user of the organisation
 * @returns false if the user is archived already
 */
export const decideLeaving = (
  actor: Person,
  stored: Leaver | undefined,
  owned: Owned,
  leaving: Leaving,
  replacement: { readonly id: number; readonly state: UserState } | null,
): E.Either<Failure, boolean> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  if (stored.status !== 1) return E.right(false);
  const problem = manageProblem(actor, stored, "archive");
  if (problem !== null) return E.left(problem);
  if (leaving.replacement === null)
    return goesAlong(owned, leaving).length === 0
      ? E.right(true)
      : E.left(invalid({ replacement_user_id: [userRefusals.replacement_needed({ name: stored.name })] }));
  return replacement === null || replacement.id === stored.id || replacement.state !== "active"
    ? E.left(invalid({ replacement_user_id: [userRefusals.replacement_wrong] }))
    : E.right(true);
};

/** For how many seconds after archiving Undo also gives back teams and records. */
export const leavingSeconds = 30 * 24 * 3600;

import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { manageProblem, type Person } from "./manage-people.rule.ts";
import { type Leaving, type Owned, ownedContacts, replacementFor } from "./owned.model.ts";
import { userRefusals } from "./user-refusals.ts";
import type { UserState } from "./user-state.rule.ts";

/** A user who is to be archived. */
export type Leaver = Person & { readonly name: string; readonly status: number };

/** What goes to the replacement: everything, or everything but the contacts. */
export const goesAlong = (owned: Owned, { keepsContacts }: Pick<Leaving, "keepsContacts">): Owned =>
  owned.filter(({ kind, count }) => count > 0 && !(keepsContacts && kind === ownedContacts));

/** Everybody who is named to get something, by id, each once and in order. */
export const namedReplacements = ({ replacement, replacements }: Pick<Leaving, "replacement" | "replacements">): readonly number[] =>
  [...new Set([...(replacement === null ? [] : [replacement]), ...Object.values(replacements)])].toSorted((a, b) => a - b);

/** A user who is to get something, as they are stored. */
export type Replacement = { readonly id: number; readonly state: UserState };

/**
 * Decides whether a user is archived: never the owner or the actor, and only with a replacement for each kind
 * of records that is handed over.
 * @param stored undefined for a user who does not exist
 * @param known those of the named replacements who are users of the organisation
 * @returns false if the user is archived already
 */
export const decideLeaving = (
  actor: Person,
  stored: Leaver | undefined,
  owned: Owned,
  leaving: Leaving,
  known: readonly Replacement[],
): E.Either<Failure, boolean> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  if (stored.status !== 1) return E.right(false);
  const problem = manageProblem(actor, stored, "archive");
  if (problem !== null) return E.left(problem);
  const fits = (id: number): boolean => id !== stored.id && known.some((one) => one.id === id && one.state === "active");
  if (leaving.replacement !== null && !fits(leaving.replacement))
    return E.left(invalid({ replacement_user_id: [userRefusals.replacement_wrong] }));
  if (!Object.values(leaving.replacements).every(fits)) return E.left(invalid({ replacements: [userRefusals.replacement_wrong] }));
  return goesAlong(owned, leaving).every(({ kind }) => replacementFor(leaving, kind) !== null)
    ? E.right(true)
    : E.left(invalid({ replacement_user_id: [userRefusals.replacement_needed({ name: stored.name })] }));
};

/** For how many seconds after archiving Undo also gives back teams and records. */
export const leavingSeconds = 30 * 24 * 3600;

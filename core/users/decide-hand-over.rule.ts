import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, forbidden, notFound } from "../kernel/failure.ts";
import type { Person } from "./manage-people.rule.ts";
import { userRefusals } from "./user-refusals.ts";
import type { UserState } from "./user-state.rule.ts";

/** A user who may become the owner. */
export type Heir = Person & { readonly name: string; readonly state: UserState };

/**
 * Decides whether the organisation is handed over: by its owner alone, to an active administrator.
 * @param stored undefined for a user who does not exist
 */
export const decideHandOver = (actor: Person, stored: Heir | undefined): E.Either<Failure, null> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  if (actor.role !== "owner") return E.left(forbidden(userRefusals.owner_hands_over, "owner"));
  if (stored.id === actor.id) return E.left(conflict(userRefusals.owner_already));
  return stored.role === "admin" && stored.state === "active"
    ? E.right(null)
    : E.left(conflict(userRefusals.owner_needs_admin({ name: stored.name })));
};

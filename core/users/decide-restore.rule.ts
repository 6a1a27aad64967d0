import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../kernel/failure.ts";
import { manageProblem, type Person } from "./manage-people.rule.ts";
import { userRefusals } from "./user-refusals.ts";

/**
 * Decides whether an archived user is restored; a guest comes back without teams and sees no contacts until they have one.
 * @returns false if the user is active already
 */
export const decideRestore = (actor: Person, stored: (Person & { readonly status: number }) | undefined): E.Either<Failure, boolean> => {
  if (stored === undefined) return E.left(notFound(userRefusals.user_gone));
  if (stored.status === 1) return E.right(false);
  const problem = manageProblem(actor, stored, "archive");
  return problem === null ? E.right(true) : E.left(problem);
};

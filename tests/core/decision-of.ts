import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../../core/kernel/decision.ts";
import type { Failure } from "../../core/kernel/failure.ts";

/**
 * Why a rule refuses.
 * @throws Error when it does not
 */
export const refusalOf = <A>(decision: E.Either<Failure, A>): Failure => {
  if (E.isRight(decision)) throw new Error(`Not refused: ${JSON.stringify(decision.right)}`);
  return decision.left;
};

/**
 * What a rule decides to write; null where nothing is to be written.
 * @throws Error when it refuses
 */
export const writeOf = <A>(decision: Decision<A>): A | null => {
  if (E.isLeft(decision)) throw new Error(`Refused: ${JSON.stringify(decision.left)}`);
  return decision.right;
};

import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../core/kernel/failure.ts";

/**
 * What a command gives.
 * @throws Error when it is refused
 */
export const given = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const answer = await task();
  if (E.isLeft(answer)) throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/**
 * Why a command is refused.
 * @throws Error when it is not
 */
export const refusal = async <A>(task: TaskEither<Failure, A>): Promise<Failure> => {
  const answer = await task();
  if (E.isRight(answer)) throw new Error(`Not refused: ${JSON.stringify(answer.right)}`);
  return answer.left;
};

import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";

/** Carries out commands, any number at the same time; `failure` is the last one's, and forgotten when the next begins. */
export const useDoing = () => {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const doing = async <A>(command: TaskEither<Failure, A>): Promise<E.Either<Failure, A>> => {
    setBusy(true);
    setFailure(null);
    const answer = await command();
    setBusy(false);
    if (E.isLeft(answer)) setFailure(answer.left);
    return answer;
  };
  return { doing, failure, isBusy, setFailure, setBusy };
};

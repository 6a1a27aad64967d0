import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";

/** Runs commands concurrently; `failure` is that of the last one and is cleared when the next starts. */
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

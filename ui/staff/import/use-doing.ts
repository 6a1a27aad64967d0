import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";

/** Runs a command; its failure is the caller's to show. */
export type Running = <A>(command: TaskEither<Failure, A>) => Promise<E.Either<Failure, A>>;

/** Runs commands concurrently; `failure` is that of the last one and is cleared when the next starts. */
export const useDoing = () => {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [count, setCount] = useState(0);
  const running: Running = async (command) => {
    setCount((now) => now + 1);
    const answer = await command();
    setCount((now) => now - 1);
    return answer;
  };
  const doing: Running = async (command) => {
    setFailure(null);
    const answer = await running(command);
    if (E.isLeft(answer)) setFailure(answer.left);
    return answer;
  };
  return { running, doing, failure, isBusy: count > 0, setFailure };
};

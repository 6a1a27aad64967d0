import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../core/kernel/remote.ts";

/**
 * The answer to a question that is asked once for each key; an answer to an older key is dropped.
 * @param ask keep it the same between drawings
 * @param key what the question is about
 * @param waitMs asks this much later, so that nobody asks at each letter
 */
export const useAnswer = <A>(
  ask: (key: string) => TaskEither<Failure, A>,
  key: string,
  waitMs = 0,
): { readonly answer: Remote<A>; readonly again: () => void } => {
  const [answer, setAnswer] = useState<Remote<A>>(idle);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setAnswer(toLoading);
    const timer = setTimeout(() => {
      void ask(key)().then((reply) => {
        if (isCurrent) setAnswer((before) => (E.isRight(reply) ? loaded(reply.right) : toFailed(before, reply.left)));
      });
    }, waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key, round, waitMs]);
  return { answer, again: useCallback(() => setRound((n) => n + 1), []) };
};

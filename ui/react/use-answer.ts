import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "../../core/kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../core/kernel/remote.ts";

/**
 * Loads the answer for a key; a stale response for an older key is dropped.
 * @param ask keep it stable between renderings
 * @param key the subject of the question
 * @param waitMs debounced by these milliseconds
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

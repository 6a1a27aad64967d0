import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";

/**
 * Loads data when the page opens, and again on demand.
 * @param read must be a stable reference
 */
export const useRemote = <A>(read: () => TaskEither<Failure, A>): { readonly remote: Remote<A>; readonly reload: () => void } => {
  const [remote, setRemote] = useState<Remote<A>>(idle);
  const reload = useCallback(() => {
    setRemote(toLoading);
    void read()().then((answer) => setRemote((held) => (E.isRight(answer) ? loaded(answer.right) : toFailed(held, answer.left))));
  }, [read]);
  useEffect(reload, [reload]);
  return { remote, reload };
};

import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useEffect, useState } from "react";
import type { AuditEntry, AuditPage } from "../../../core/audit/audit-entry.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";

/**
 * Entries loaded so far.
 * @property entries null until the first response
 * @property searched epoch seconds back to which an unfinished search has read; null otherwise
 */
export type Trail = {
  readonly entries: readonly AuditEntry[] | null;
  readonly next: string | null;
  readonly searched: number | null;
  readonly failure: Failure | null;
  readonly isLoading: boolean;
};

const nothing: Trail = { entries: null, next: null, searched: null, failure: null, isLoading: true };

/**
 * Loads entries page by page and reloads them when the query changes.
 * @param ask must be a stable reference while the query is the same
 * @param isWanted nothing is loaded while false
 */
export const useTrail = (
  ask: (before: string | null) => TaskEither<Failure, AuditPage>,
  isWanted = true,
): Trail & { readonly more: () => void; readonly again: () => void } => {
  const [trail, setTrail] = useState<Trail>(nothing);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    setTrail((before) => ({ ...before, isLoading: true, failure: null }));
    void ask(null)().then((answer) => {
      if (isCurrent)
        setTrail((before) =>
          E.isRight(answer) ? { ...answer.right, failure: null, isLoading: false } : { ...before, failure: answer.left, isLoading: false },
        );
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, round, isWanted]);
  const { next } = trail;
  const more = useCallback(() => {
    if (next === null) return;
    setTrail((before) => ({ ...before, isLoading: true, failure: null }));
    void ask(next)().then((answer) =>
      setTrail((before) => {
        if (before.next !== next) return before;
        return E.isRight(answer)
          ? {
              entries: [...(before.entries ?? []), ...answer.right.entries],
              next: answer.right.next,
              searched: answer.right.searched,
              failure: null,
              isLoading: false,
            }
          : { ...before, failure: answer.left, isLoading: false };
      }),
    );
  }, [ask, next]);
  return { ...trail, more, again: useCallback(() => setRound((n) => n + 1), []) };
};

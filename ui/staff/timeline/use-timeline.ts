import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { type TimelineEntry, type TimelineFilter, timelineFilters } from "../../../core/timeline/timeline.model.ts";
import { timelineLimits, TimelineStore } from "../../../core/timeline/timeline.port.ts";
import { useService } from "../../react/services.tsx";

type Held = {
  readonly entries: Remote<readonly TimelineEntry[]>;
  readonly next: string | null;
  readonly filters: readonly TimelineFilter[];
  readonly isLoadingMore: boolean;
  readonly moreFailure: Failure | null;
};

const nothing: Held = { entries: idle, next: null, filters: timelineFilters, isLoadingMore: false, moreFailure: null };

/** The loaded part of a contact's timeline; a stale response is dropped. */
export const useTimeline = (contact: number) => {
  const store = useService(TimelineStore);
  const [only, setOnly] = useState<readonly TimelineFilter[]>([]);
  const [held, setHeld] = useState<Held>(nothing);
  const round = useRef(0);
  const latest = useRef(held);
  latest.current = held;

  const load = useCallback(async (): Promise<void> => {
    round.current += 1;
    const mine = round.current;
    setHeld((now) => ({ ...now, entries: toLoading(now.entries), isLoadingMore: false, moreFailure: null }));
    const shown = latestValue(latest.current.entries)?.length ?? 0;
    const limit = Math.min(timelineLimits.rows, Math.max(timelineLimits.defaultRows, shown));
    const answer = await store.of(contact, { only, before: null, limit })();
    if (mine !== round.current) return;
    setHeld((now) =>
      E.isRight(answer)
        ? { ...nothing, entries: loaded(answer.right.entries), next: answer.right.next, filters: answer.right.filters }
        : { ...now, entries: toFailed(now.entries, answer.left) },
    );
  }, [store, contact, only]);
  useEffect(() => void load(), [load]);

  const more = useCallback(async (): Promise<void> => {
    const { next, isLoadingMore } = latest.current;
    if (next === null || isLoadingMore) return;
    const mine = round.current;
    setHeld((now) => ({ ...now, isLoadingMore: true, moreFailure: null }));
    const answer = await store.of(contact, { only, before: next, limit: timelineLimits.defaultRows })();
    if (mine !== round.current) return;
    setHeld((now) =>
      E.isRight(answer)
        ? {
            ...now,
            entries: loaded([...(latestValue(now.entries) ?? []), ...answer.right.entries]),
            next: answer.right.next,
            isLoadingMore: false,
          }
        : { ...now, isLoadingMore: false, moreFailure: answer.left },
    );
  }, [store, contact, only]);
  return { ...held, only, setOnly, load, more };
};

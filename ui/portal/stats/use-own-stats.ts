import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import type { OwnStats } from "../../../core/stats/own-stats.model.ts";
import { OwnStatsStore } from "../../../core/stats/own-stats.port.ts";
import type { StatsPeriod } from "../../../core/stats/stats-period.model.ts";
import { useService } from "../../react/services.tsx";

type Shown = { readonly stats: Remote<OwnStats>; readonly load: () => void; readonly older: (() => void) | null };

/** The learner's stats of a period, with page after page of gains; a stale response is dropped. */
export const useOwnStats = (period: StatsPeriod, timezone: string): Shown => {
  const store = useService(OwnStatsStore);
  const [stats, setStats] = useState<Remote<OwnStats>>(idle);
  const round = useRef(0);
  const read = useCallback(
    async (before: number | null): Promise<void> => {
      round.current += 1;
      const mine = round.current;
      setStats(before === null ? toLoading : (known) => known);
      const answer = await store.of({ period, timezone, before })();
      if (mine !== round.current) return;
      setStats((known) => {
        if (E.isLeft(answer)) return toFailed(known, answer.left);
        const above = before === null ? [] : (latestValue(known)?.gains ?? []);
        return loaded({ ...answer.right, gains: [...above, ...answer.right.gains] });
      });
    },
    [store, period, timezone],
  );
  const load = useCallback((): void => void read(null), [read]);
  useEffect(() => {
    load();
    return () => void (round.current += 1);
  }, [load]);
  const next = latestValue(stats)?.next ?? null;
  return { stats, load, older: next === null ? null : () => void read(next) };
};

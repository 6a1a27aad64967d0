import { randomUUID } from "node:crypto";
import type { AnyJob } from "./job.ts";
import { endAllLeases, takeJob } from "./lease.store.ts";
import { type RunDeps, runJob } from "./run-job.ts";
import { queueScheduled } from "./schedules.store.ts";

/** Runs the jobs of the queue. */
export type JobRunner = {
  readonly start: () => void;
  /** Interrupts running jobs after their current step, so that any process can resume them. */
  readonly stop: () => Promise<void>;
  /**
   * Runs all due jobs one after the other, until none is due.
   * @returns the number of jobs run
   */
  readonly runDue: () => Promise<number>;
};

const pollMs = 400;
/** Concurrent jobs per process. */
const slots = 3;
/** Additional slots for short jobs only, so that they never wait for long ones. */
const shortSlots = 2;
/** Seconds between checks of the schedules. */
const scheduleSeconds = 5;

/** @param jobs the known kinds; jobs of other kinds stay in the queue for other processes */
export const makeJobRunner = (deps: RunDeps, jobs: readonly AnyJob[]): JobRunner => {
  const { database, clock, warn } = deps;
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  const kinds = [...byKind.keys()];
  const shortKinds = jobs.filter(({ isShort }) => isShort === true).map(({ kind }) => kind);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let scheduledAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();

  const take = async (among: readonly string[]): Promise<(() => Promise<void>) | null> => {
    const taken = await database.asSystem(async (tx) => {
      const now = clock.now();
      if (now - scheduledAt >= scheduleSeconds) {
        await queueScheduled(tx, jobs, now);
        scheduledAt = now;
      }
      return takeJob(tx, among, randomUUID(), now);
    });
    const job = taken === null ? undefined : byKind.get(taken.kind);
    return taken === null || job === undefined ? null : () => runJob(deps, job, taken, stopping.signal);
  };

  const fill = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const among = running.size < slots ? kinds : running.size < slots + shortSlots ? shortKinds : [];
      if (among.length === 0) return;
      const run = await take(among);
      if (run === null) return;
      const work = run().finally(() => running.delete(work));
      running.add(work);
    }
  };

  const look = (): void => {
    if (stopping.signal.aborted) return;
    looking = fill()
      .catch((error: unknown) => warn("The queue could not be read", error))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, pollMs);
      });
  };

  return {
    start: () => {
      if (kinds.length === 0) return;
      const onlyProcess = database.engine.name === "pglite";
      looking = (onlyProcess ? database.asSystem((tx) => endAllLeases(tx, clock.now())) : Promise.resolve()).then(
        look,
        (error: unknown) => {
          warn("The queue could not be read", error);
          look();
        },
      );
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all(running);
      for (const { close } of jobs) close?.();
    },
    runDue: async () => {
      let count = 0;
      for (let run = await take(kinds); run !== null; run = await take(kinds)) {
        await run();
        count += 1;
      }
      return count;
    },
  };
};

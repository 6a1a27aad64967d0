import { sql } from "kysely";
import { setImmediate as turn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type ContactWall, contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import type { JobProgress } from "../../../core/jobs/job.model.ts";
import { retryDelay } from "../../../core/jobs/retry-delay.rule.ts";
import type { Clock } from "../../../core/kernel/clock.port.ts";
import type { Doer } from "../audit/audit.store.ts";
import { DatabaseUnavailable } from "../storage/database-error.ts";
import type { Database, Tx } from "../storage/database.ts";
import { actorOfJob } from "./job-doer.store.ts";
import { type AnyJob, type JobContext, JobInterrupted, type JobOutcome, JobRefused } from "./job.ts";
import { endJob, type Hold, keepStep, renewLease, returnJob, type Taken } from "./lease.store.ts";

export type RunDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly warn: (message: string, error: unknown) => void;
};

const heartbeatMs = 10_000;
const defaultTries = 5;
const nothing: JobOutcome = { result: null };

const sorry = (tries: number): string => `Something went wrong on our side; it was tried ${tries} times.`;

const interruption = (signal: AbortSignal): JobInterrupted =>
  signal.reason instanceof JobInterrupted ? signal.reason : new JobInterrupted("stopping");

const stopOn = (hold: Hold, controller: AbortController): void => {
  if (hold !== "held" && !controller.signal.aborted) controller.abort(new JobInterrupted(hold));
};

/** What the user who started a job sees of contacts; null for all. */
const wallOf = (job: AnyJob, actor: Doer["actor"]): ContactWall | null =>
  job.seesAll === true || actor.kind !== "staff" ? null : contactWall(actor);

const undoneJob = async (tx: Tx, id: number) => {
  const row = await tx.db
    .selectFrom("jobs")
    .select(["job_id", "result"])
    .where("org_id", "=", tx.org)
    .where("job_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id: row.job_id, result: row.result };
};

/**
 * Runs one job until it ends or is interrupted; its row records the result in every case.
 * @param stopping interrupts it when the server stops
 */
export const runJob = async ({ database, clock, warn }: RunDeps, job: AnyJob, taken: Taken, stopping: AbortSignal): Promise<void> => {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort(new JobInterrupted("stopping"));
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  const inOrg = <A>(work: (tx: Tx) => Promise<A>): Promise<A> => database.inOrg(taken.org_id, work);
  const heartbeat = setInterval(() => {
    inOrg((tx) => renewLease(tx, taken, clock.now())).then(
      (hold) => stopOn(hold, controller),
      (error: unknown) => warn(`Job ${taken.job_id} could not renew its lease`, error),
    );
  }, heartbeatMs);

  let tries = taken.tries;
  const settle = async (
    state: "done" | "failed" | "cancelled",
    outcome: JobOutcome,
    error: string | null,
    fault: string | null,
  ): Promise<void> => {
    await inOrg(async (tx) => {
      const input = job.input.decode(taken.input);
      const said =
        state === "done" || job.onEnd === undefined || input._tag === "Left"
          ? outcome
          : await job.onEnd(tx, { id: taken.job_id, input: input.right, isUndo: taken.undoes !== null, state, error }, clock.now());
      await endJob(tx, taken, { state, outcome: said, error, fault }, clock.now());
    });
  };

  const attempt = async (): Promise<JobOutcome> => {
    const input = job.input.decode(taken.input);
    const checkpoint = taken.checkpoint === null ? null : job.checkpoint.decode(taken.checkpoint);
    if (input._tag === "Left" || checkpoint?._tag === "Left")
      throw new JobRefused("This was begun by another version of the product and cannot go on.");
    let actor = await inOrg((tx) => actorOfJob(tx, taken, job.access, clock.now()));
    if ((await inOrg((tx) => renewLease(tx, taken, clock.now()))) === "cancelled") throw new JobInterrupted("cancelled");
    let progress: JobProgress = taken.progress;
    /** Runs a transaction behind the wall of the user who started the job, again if that was changed since the last one. */
    const behindWall = async <A>(run: (wall: ContactWall | null) => Promise<A | "moved">): Promise<A> => {
      for (;;) {
        const result = await run(wallOf(job, actor));
        if (result !== "moved") return result;
      }
    };
    const context: JobContext<unknown, unknown> = {
      id: taken.job_id,
      org: taken.org_id,
      input: input.right,
      checkpoint: checkpoint?.right ?? null,
      get progress() {
        return progress;
      },
      signal,
      now: clock.now,
      doer: () => ({ actor, request: { id: `job-${taken.job_id}`, ip: "", now: clock.now(), via: "job" } }),
      read: (work) =>
        database.inOrg(
          taken.org_id,
          async (tx) => {
            await sql`set transaction read only`.execute(tx.db);
            return work(tx);
          },
          wallOf(job, actor),
        ),
      step: async (work) => {
        if (signal.aborted) throw interruption(signal);
        const hold = await behindWall((wall) =>
          database.inOrg(
            taken.org_id,
            async (tx) => {
              actor = await actorOfJob(tx, taken, job.access, clock.now());
              if (!isDeepStrictEqual(wallOf(job, actor), wall)) return "moved";
              const step = await work(tx);
              const kept = await keepStep(
                tx,
                taken,
                { checkpoint: job.checkpoint.encode(step.checkpoint), progress: step.progress },
                clock.now(),
              );
              if (kept === "lost") throw new JobInterrupted("lost");
              progress = step.progress;
              return kept;
            },
            wall,
            { once: true },
          ),
        );
        tries = 1;
        stopOn(hold, controller);
        await turn();
        if (signal.aborted) throw interruption(signal);
      },
    };
    if (taken.undoes === null) return job.run(context);
    const undone = taken.undoes;
    if (job.undo === undefined) throw new JobRefused("This cannot be undone.");
    return job.undo(context, await inOrg((tx) => undoneJob(tx, undone)));
  };

  const afterError = async (error: unknown): Promise<void> => {
    const interrupted = error instanceof JobInterrupted ? error : signal.aborted ? interruption(signal) : null;
    if (interrupted?.why === "lost") return;
    if (interrupted?.why === "cancelled") return settle("cancelled", nothing, null, null);
    if (interrupted !== null) return inOrg((tx) => returnJob(tx, taken, tries - 1, clock.now(), null));
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (error instanceof JobRefused) return settle("failed", nothing, error.message, null);
    warn(`Job ${taken.job_id} (${taken.kind}) failed`, error);
    if (error instanceof DatabaseUnavailable || tries < (job.mostTries ?? defaultTries))
      return inOrg((tx) => returnJob(tx, taken, tries, clock.now() + retryDelay(tries), fault));
    return settle("failed", nothing, sorry(tries), fault);
  };

  try {
    if (taken.tries > (job.mostTries ?? defaultTries))
      return await settle("failed", nothing, sorry(taken.tries - 1), "The process ended while it ran.");
    const outcome = await attempt();
    const { again } = outcome;
    if (again !== undefined) return await inOrg((tx) => returnJob(tx, taken, 0, again, null));
    await settle("done", outcome, null, null);
  } catch (error) {
    await afterError(error).catch((second: unknown) => warn(`Job ${taken.job_id} could not be settled`, second));
  } finally {
    clearInterval(heartbeat);
    stopping.removeEventListener("abort", stop);
  }
};

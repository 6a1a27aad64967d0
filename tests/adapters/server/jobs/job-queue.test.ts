import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { enqueue } from "../../../../adapters/server/jobs/enqueue.store.ts";
import { type JobRunner, makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { type AnyJob, job, jobKind } from "../../../../adapters/server/jobs/job.ts";
import { makeJobStore } from "../../../../adapters/server/jobs/jobs.store.ts";
import { keepStep, takeJob } from "../../../../adapters/server/jobs/lease.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import type { Job } from "../../../../core/jobs/job.model.ts";
import type { JobStore } from "../../../../core/jobs/jobs.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { type FakeClock, fakeClock } from "../../../fakes/clock.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { counting, countingJob, refusing } from "./counting-job.ts";

const openPostgresDatabase = async (): Promise<Database> => {
  const database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "job_queue"), () => undefined));
  await migrate(database);
  return database;
};

describe.each([
  ["the embedded database", openEmbeddedDatabase],
  ["PostgreSQL", openPostgresDatabase],
] as const)("the job queue on %s", (_, open) => {
  let database: Database;
  let org: TestOrg;
  let clock: FakeClock;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    clock = fakeClock(noon);
    org = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);
    await database.asSystem(async ({ db }) => {
      await db.deleteFrom("jobs").execute();
      await db.deleteFrom("job_schedules").execute();
    });
  });
  afterAll(() => database.close());

  const runner = (...jobs: readonly AnyJob[]): JobRunner => makeJobRunner({ database, clock, warn: () => undefined }, jobs);
  const start = (to: number, more: { readonly dedupeKey?: string; readonly runAt?: number } = {}): Promise<Job> =>
    database.inOrg(org.org, (tx) =>
      enqueue(tx, counting, { input: { to, name: "counted" }, user: org.owner.user, now: clock.now(), ...more }),
    );
  const store =
    <A>(use: (jobs: JobStore) => TaskEither<Failure, A>, user = org.owner.user): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) => use(makeJobStore({ tx, user, now: clock.now() }))());
  const read = (id: number): Promise<Job> => given(store((jobs) => jobs.get(id)));
  const written = async (): Promise<readonly number[]> =>
    (
      await database.asSystem(({ db }) =>
        db.selectFrom("outbox").select("subject").where("org_id", "=", org.org).orderBy("message_id").execute(),
      )
    ).map(({ subject }) => Number(subject));

  it("should run a job once, with its counts and its result", async () => {
    const { id, state } = await start(3);
    expect(state).toBe("queued");
    expect(await runner(countingJob()).runDue()).toBe(1);
    expect(await runner(countingJob()).runDue()).toBe(0);
    expect(await read(id)).toMatchObject({
      state: "done",
      progress: { done: 3, total: 3, counts: { written: 3 } },
      result: { written: 3 },
      error: null,
      undo_until: noon + 3600,
    });
    expect(await written()).toEqual([0, 1, 2]);
  });

  it("should leave unknown kinds to other processes", async () => {
    const { id } = await start(1);
    expect(await runner().runDue()).toBe(0);
    expect((await read(id)).state).toBe("queued");
  });

  it("should not start before its time", async () => {
    await start(1, { runAt: noon + 60 });
    expect(await runner(countingJob()).runDue()).toBe(0);
    clock.advance(60);
    expect(await runner(countingJob()).runDue()).toBe(1);
  });

  it("should return the existing job for a key, and a new one once it has ended", async () => {
    const first = await start(1, { dedupeKey: "k" });
    expect((await start(9, { dedupeKey: "k" })).id).toBe(first.id);
    await runner(countingJob()).runDue();
    expect((await start(1, { dedupeKey: "k" })).id).not.toBe(first.id);
  });

  it("should roll back a failed step, retry later from the previous one, and do nothing twice", async () => {
    let failures = 2;
    const shaky = countingJob((at) => {
      if (at === 2 && failures-- > 0) throw new Error("not now");
    });
    const { id } = await start(4);
    await runner(shaky).runDue();
    expect(await read(id)).toMatchObject({ state: "queued", progress: { done: 2 } });
    expect(await written()).toEqual([0, 1]);
    expect(await runner(shaky).runDue()).toBe(0);
    clock.advance(5);
    await runner(shaky).runDue();
    clock.advance(10);
    await runner(shaky).runDue();
    expect((await read(id)).state).toBe("done");
    expect(await written()).toEqual([0, 1, 2, 3]);
  });

  it("should give up after its attempts, with a message without internals, and log the error for the operator", async () => {
    const { id } = await start(1);
    const broken = countingJob(
      () => {
        throw new Error("secret detail");
      },
      { mostTries: 2 },
    );
    await runner(broken).runDue();
    clock.advance(5);
    await runner(broken).runDue();
    const ended = await read(id);
    expect(ended).toMatchObject({ state: "failed", error: "Something went wrong on our side; it was tried 2 times." });
    const { fault } = await database.asSystem(({ db }) =>
      db.selectFrom("jobs").select("fault").where("job_id", "=", id).executeTakeFirstOrThrow(),
    );
    expect(fault).toContain("secret detail");
  });

  it("should run a job again at the time that it requests, as if it had not started", async () => {
    const { id } = await start(1);
    let runs = 0;
    const patient = job(counting, {
      run: async ({ now }) => {
        runs += 1;
        return runs < 9 ? { result: null, again: now() + 60 } : { result: { runs } };
      },
    });
    expect(await runner(patient).runDue()).toBe(1);
    expect(await read(id)).toMatchObject({ state: "queued", error: null });
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await runner(patient).runDue()).toBe(0);
      clock.advance(60);
      expect(await runner(patient).runDue()).toBe(1);
    }
    expect(await read(id)).toMatchObject({ state: "done", result: { runs: 9 } });
  });

  it("should keep slots free for short jobs while long ones fill the others", async () => {
    const short = jobKind({ kind: "test.short", input: t.type({}), checkpoint: t.null });
    const release = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    let running = 0;
    const long = job(counting, {
      run: async () => {
        running += 1;
        await release.promise;
        return { result: null };
      },
    });
    const quick = job(short, {
      isShort: true,
      run: async () => {
        done.resolve();
        return { result: null };
      },
    });
    for (let count = 0; count < 5; count += 1) await start(1);
    const working = runner(long, quick);
    working.start();
    await expect.poll(() => running).toBe(3);
    await database.inOrg(org.org, (tx) => enqueue(tx, short, { input: {}, user: null, now: clock.now() }));
    await done.promise;
    expect(running).toBe(3);
    release.resolve();
    await working.stop();
  });

  it("should not retry a permanent failure", async () => {
    const { id } = await start(1);
    await runner(refusing).runDue();
    expect(await read(id)).toMatchObject({ state: "failed", error: "The file is gone." });
  });

  it("should stop after the current step when it is cancelled, and keep completed work", async () => {
    const { id } = await start(5);
    let isAsked = false;
    const cancelled = countingJob(async (at) => {
      if (at === 1) isAsked = true;
    });
    const watching = job(counting, {
      run: async (context) => {
        await cancelled.run({
          ...context,
          step: async (work) => {
            if (isAsked) await given(store((jobs) => jobs.cancel(id)));
            await context.step(async (tx) => {
              const step = await work(tx);
              return { checkpoint: Number(step.checkpoint), progress: step.progress };
            });
          },
        });
        return { result: null };
      },
    });
    await runner(watching).runDue();
    expect(await read(id)).toMatchObject({ state: "cancelled", progress: { done: 3, total: 5 } });
    expect(await written()).toEqual([0, 1, 2]);
    expect(await runner(watching).runDue()).toBe(0);
  });

  it("should never start a job that was cancelled before its start", async () => {
    const { id } = await start(5);
    await given(store((jobs) => jobs.cancel(id)));
    await runner(countingJob()).runDue();
    expect((await read(id)).state).toBe("cancelled");
    expect(await written()).toEqual([]);
  });

  it("should take over from a process that stopped renewing its lease, and let that one change nothing more", async () => {
    const { id } = await start(2);
    const taken = await database.asSystem((tx) => takeJob(tx, [counting.kind], crypto.randomUUID(), clock.now()));
    expect(taken?.job_id).toBe(id);
    expect(await runner(countingJob()).runDue()).toBe(0);
    clock.advance(30);
    await runner(countingJob()).runDue();
    expect(await read(id)).toMatchObject({ state: "done", progress: { done: 2 } });
    if (taken === null) throw new Error("Nothing was taken.");
    expect(
      await database.inOrg(org.org, (tx) =>
        keepStep(tx, taken, { checkpoint: 0, progress: { done: 0, total: 2, counts: {} } }, clock.now()),
      ),
    ).toBe("lost");
    expect((await read(id)).progress.done).toBe(2);
    expect(await written()).toEqual([0, 1]);
  });

  it("should fail, instead of crashing the process for ever, when every attempt kills it", async () => {
    const { id } = await start(1);
    for (let crash = 0; crash < 5; crash += 1) {
      expect(await database.asSystem((tx) => takeJob(tx, [counting.kind], crypto.randomUUID(), clock.now()))).not.toBeNull();
      clock.advance(30);
    }
    await runner(countingJob()).runDue();
    expect((await read(id)).state).toBe("failed");
    expect(await written()).toEqual([]);
  });

  it("should undo a job once, as a job of its own, within its time limit", async () => {
    const { id } = await start(3);
    expect((await refusal(store((jobs) => jobs.undo(id)))).tag).toBe("invalid");
    await runner(countingJob()).runDue();
    const undo = await given(store((jobs) => jobs.undo(id)));
    expect(undo).toMatchObject({ undoes: id, kind: counting.kind, state: "queued" });
    expect((await given(store((jobs) => jobs.undo(id)))).id).toBe(undo.id);
    await runner(countingJob()).runDue();
    expect(await written()).toEqual([]);
    expect(await read(id)).toMatchObject({ undone_by: undo.id });
    expect(await read(undo.id)).toMatchObject({ state: "done", result: { reversed: 3 }, undo_until: null });
    const late = await start(1);
    await runner(countingJob()).runDue();
    clock.advance(3600);
    expect((await refusal(store((jobs) => jobs.undo(late.id)))).tag).toBe("invalid");
  });

  it("should show users only their own jobs, and dismiss ended ones", async () => {
    const { id } = await start(1);
    expect(await given(store((jobs) => jobs.list(), org.admin.user))).toEqual([]);
    expect((await refusal(store((jobs) => jobs.cancel(id), org.admin.user))).tag).toBe("not-found");
    expect((await refusal(store((jobs) => jobs.dismiss(id)))).tag).toBe("invalid");
    await runner(countingJob()).runDue();
    expect((await given(store((jobs) => jobs.list()))).map((one) => one.id)).toEqual([id]);
    await given(store((jobs) => jobs.dismiss(id)));
    expect(await given(store((jobs) => jobs.list()))).toEqual([]);
  });

  it("should run a daily schedule through a simulated month once a day, and once for all missed days", async () => {
    const days: number[] = [];
    const daily = job(counting, {
      run: async (context) => {
        if (context.org === org.org) days.push(context.now());
        return { result: null };
      },
      schedule: { when: { dailyAt: "00:00" }, input: { to: 0, name: "daily" } },
    });
    const one = runner(daily);
    await one.runDue();
    days.length = 0;
    for (let hour = 0; hour < 30 * 24; hour += 1) {
      clock.advance(3600);
      await one.runDue();
    }
    expect(days.length).toBe(30);
    expect(days.every((at) => at % 86_400 === 0)).toBe(true);
    clock.advance(5 * 86_400);
    await one.runDue();
    expect(days.length).toBe(31);
  });

  it("should never give one job to two processes", async () => {
    await Promise.all(Array.from({ length: 12 }, () => start(1)));
    const taken = await Promise.all(
      Array.from({ length: 24 }, () => database.asSystem((tx) => takeJob(tx, [counting.kind], crypto.randomUUID(), clock.now()))),
    );
    const ids = taken.flatMap((one) => (one === null ? [] : [one.job_id]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(12);
  });
});

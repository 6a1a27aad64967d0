import * as TE from "fp-ts/lib/TaskEither.js";
import { Subject, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { BulkRun, BulkState } from "../../../core/bulk/bulk-run.model.ts";
import { makeBulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import type { BulkStore } from "../../../core/bulk/bulk.port.ts";
import type { Job } from "../../../core/jobs/job.model.ts";
import { notFound } from "../../../core/kernel/failure.ts";

const run = (state: BulkState, job: number | null = null): BulkRun => ({
  id: 1,
  action: { do: "archive" },
  about: "",
  state,
  total: 2,
  plan: null,
  counts: null,
  undo: null,
  problem: null,
  done: 0,
  job,
  created_at: 0,
  ended_at: null,
  undo_until: null,
});

const job: Job = {
  id: 3,
  kind: "contacts.bulk",
  subject: "",
  about: 1,
  state: "done",
  progress: { done: 2, total: 2, counts: {} },
  result: null,
  error: null,
  undoes: null,
  undo_until: null,
  undone_by: null,
  cancelling: false,
  created_at: 0,
  started_at: 0,
  ended_at: 0,
};

const deskOf = (states: readonly BulkState[]) => {
  const asked: string[] = [];
  const left = [...states];
  const answer =
    (name: string, state: BulkState | undefined, number: number | null = null): TE.TaskEither<never, BulkRun> =>
    async () => {
      asked.push(name);
      return { _tag: "Right", right: run(state ?? "done", number) };
    };
  const store: BulkStore = {
    list: () => TE.right([]),
    get: () => answer("get", left.shift()),
    plan: ({ key }) => answer(`plan ${key}`, "planned"),
    run: (id) => answer("run", id === 2 ? "running" : "done", id === 2 ? 9 : null),
    cancel: () => answer("cancel", "cancelled"),
    undo: () => answer("undo", "undone"),
    rows: () => TE.left(notFound("none")),
  };
  const ended = new Subject<Job>();
  const scheduler = new VirtualTimeScheduler();
  const jobs = { refresh: () => async () => ({ _tag: "Right" as const, right: void asked.push("refresh") }), ended$: ended };
  return { desk: makeBulkRuns({ store, jobs, ids: { uuid: () => "a-key" }, scheduler }), asked, ended, scheduler };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe("bulk actions followed from a page", () => {
  it("should be polled until they end, and again after an undo or the end of a job", async () => {
    const { desk, scheduler, asked, ended } = deskOf(["planning", "planning", "planned", "undoing", "undone", "undone"]);
    const seen: string[] = [];
    desk.follow(1).subscribe((remote) => void seen.push(remote.tag === "loaded" ? remote.value.state : remote.tag));
    scheduler.maxFrames = 0;
    const wait = async (looks: number): Promise<void> => {
      for (let look = 0; look < looks; look += 1) {
        scheduler.flush();
        scheduler.maxFrames += 700;
        await settled();
      }
    };
    await wait(6);
    expect(seen).toEqual(["planning", "planning", "planned"]);
    await desk.undo(2)();
    await wait(2);
    expect(seen).toHaveLength(3);
    await desk.undo(1)();
    await wait(4);
    expect(seen.slice(3)).toEqual(["undoing", "undone"]);
    ended.next(job);
    await wait(2);
    expect(seen.slice(5)).toEqual(["undone"]);
    expect(asked.filter((name) => name === "get")).toHaveLength(6);
  });

  it("should not be polled when they are subscribed to and unsubscribed from at once, as a rendering does", async () => {
    const { desk, scheduler, asked } = deskOf(["planning"]);
    desk.follow(1).subscribe().unsubscribe();
    scheduler.flush();
    await settled();
    expect(asked).toEqual([]);
  });

  it("should publish a change of contacts once one is done here or in the background, and reload the jobs only for the latter", async () => {
    const { desk, asked, ended } = deskOf([]);
    let changes = 0;
    desk.changed$.subscribe(() => void (changes += 1));
    await desk.plan({ do: "archive" }, { of: "chosen", ids: [1] })();
    expect(changes).toBe(0);
    await desk.run(1)();
    expect([changes, asked]).toEqual([1, ["plan a-key", "run"]]);
    await desk.run(2)();
    expect([changes, asked.at(-1)]).toEqual([1, "refresh"]);
    ended.next({ ...job, kind: "import.run" });
    ended.next(job);
    expect(changes).toBe(2);
  });
});

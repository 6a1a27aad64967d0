import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import { type Job, noProgress } from "../../../core/jobs/job.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { makeContactMerges } from "../../../core/merges/contact-merges.service.ts";
import type { MergeRequest } from "../../../core/merges/merge.model.ts";
import type { MergeStore } from "../../../core/merges/merges.port.ts";

const job = (state: Job["state"]): Job => ({
  id: 7,
  kind: "contacts.duplicates",
  subject: "",
  about: null,
  state,
  progress: noProgress,
  result: null,
  error: null,
  undoes: null,
  undo_until: null,
  undone_by: null,
  cancelling: false,
  created_at: 1,
  started_at: null,
  ended_at: null,
});
const refuse = (): TE.TaskEither<Failure, never> => TE.left(notFound("Contact not found."));
const store: MergeStore = {
  merge: refuse,
  past: () => TE.right([]),
  pastOf: () => TE.right([]),
  unmerge: refuse,
  pairs: refuse,
  dismiss: () => TE.right({ status: "success" }),
};

const desk = (states: readonly Job["state"][]) => {
  const scheduler = new VirtualTimeScheduler();
  const left = [...states];
  let changes = 0;
  const made = makeContactMerges({
    store,
    scheduler,
    search: { find: TE.right(job("queued")), job: () => TE.right(job(left.shift() ?? "done")) },
  });
  made.changed$.subscribe(() => (changes += 1));
  /** Lets virtual time run on until the command has ended. */
  const ended = async <A>(command: Promise<A>): Promise<A> => {
    for (let turns = 0; turns < 100; turns += 1) {
      await Promise.resolve();
      scheduler.flush();
    }
    return command;
  };
  return { made, scheduler, ended, changes: () => changes };
};

describe("searching for duplicates again", () => {
  it("should wait until the search has ended, and then publish that pairs have changed", async () => {
    const { made, scheduler, ended, changes } = desk(["running", "running", "done"]);
    const answer = await ended(made.find());
    expect(E.isRight(answer) && answer.right.state).toBe("done");
    expect(scheduler.now()).toBe(1500);
    expect(changes()).toBe(1);
  });

  it("should return the failed job", async () => {
    const { made, ended } = desk(["failed"]);
    const answer = await ended(made.find());
    expect(E.isRight(answer) && answer.right.state).toBe("failed");
  });
});

describe("the service of merges", () => {
  it("should publish a change only when there was one", async () => {
    const { made, changes } = desk([]);
    await made.merge({ kept_id: 1, merge_id: 2 })();
    expect(changes()).toBe(0);
    await made.dismiss("1-2", true)();
    expect(changes()).toBe(1);
  });

  it("should publish nothing while a merge is only planned", async () => {
    const asked: MergeRequest[] = [];
    const planning = makeContactMerges({
      store: { ...store, merge: (request) => (asked.push(request), refuse()) },
      search: { find: TE.right(job("done")), job: () => TE.right(job("done")) },
    });
    await planning.plan(1, 2)();
    expect(asked).toEqual([{ kept_id: 1, merge_id: 2, dry_run: true }]);
  });
});

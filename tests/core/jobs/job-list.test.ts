import * as E from "fp-ts/lib/Either.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeJobList } from "../../../core/jobs/job-list.service.ts";
import { type Job, noProgress } from "../../../core/jobs/job.model.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const running: Job = {
  id: 1,
  kind: "contacts.bulk",
  subject: "",
  about: null,
  state: "running",
  progress: noProgress,
  result: null,
  error: null,
  undoes: null,
  undo_until: null,
  undone_by: null,
  cancelling: false,
  created_at: 1,
  started_at: 1,
  ended_at: null,
};

describe("The list of jobs", () => {
  it("should drop an answer that arrives after it was cleared, and ask no more for a user who has left", async () => {
    let answer: (jobs: E.Either<Failure, readonly Job[]>) => void = () => undefined;
    const list = vi.fn(() => () => new Promise<E.Either<Failure, readonly Job[]>>((resolve) => (answer = resolve)));
    const other = () => async () => E.left(conflict("No."));
    const jobs = makeJobList({ store: { list, get: other, cancel: other, undo: other, dismiss: other } });
    const asked = jobs.refresh()();
    jobs.clear();
    answer(E.right([running]));
    await asked;
    expect(jobs.latest()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledOnce();
  });
});

import * as t from "io-ts";

/** State of a job; the last three are final. */
export const JobState = t.keyof({ queued: null, running: null, done: null, failed: null, cancelled: null }, "JobState");
export type JobState = t.TypeOf<typeof JobState>;

/** Progress of a job: `done` of `total` items, the total null until it is known, and named counts of the results. */
export const JobProgress = t.type(
  { done: t.number, total: t.union([t.number, t.null]), counts: t.record(t.string, t.number) },
  "JobProgress",
);
export type JobProgress = t.TypeOf<typeof JobProgress>;

export const noProgress: JobProgress = { done: 0, total: null, counts: {} };

/**
 * A background job as the user who started it sees it; times are epoch seconds.
 * @property subject its object, such as a file's name
 * @property about the id of the record it is about
 * @property undoes the job that it undoes
 * @property undo_until until when it can be undone, null if it cannot
 * @property undone_by the job that undoes it
 */
export const Job = t.type(
  {
    id: t.number,
    kind: t.string,
    subject: t.string,
    about: t.union([t.number, t.null]),
    state: JobState,
    progress: JobProgress,
    result: t.union([t.record(t.string, t.unknown), t.null]),
    error: t.union([t.string, t.null]),
    undoes: t.union([t.number, t.null]),
    undo_until: t.union([t.number, t.null]),
    undone_by: t.union([t.number, t.null]),
    cancelling: t.boolean,
    created_at: t.number,
    started_at: t.union([t.number, t.null]),
    ended_at: t.union([t.number, t.null]),
  },
  "Job",
);
export type Job = t.TypeOf<typeof Job>;

/** Whether a job is queued or running. */
export const isActive = ({ state }: Pick<Job, "state">): boolean => state === "queued" || state === "running";

/**
 * Whether a job can be undone now.
 * @param now epoch seconds
 */
export const isUndoable = ({ state, undo_until, undone_by }: Pick<Job, "state" | "undo_until" | "undone_by">, now: number): boolean =>
  (state === "done" || state === "cancelled") && undone_by === null && undo_until !== null && now < undo_until;

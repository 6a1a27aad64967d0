import * as t from "io-ts";

/** Where a job stands; the last three are ends. */
export const JobState = t.keyof({ queued: null, running: null, done: null, failed: null, cancelled: null }, "JobState");
export type JobState = t.TypeOf<typeof JobState>;

/** How far a job is: `done` of `total` pieces, the total null until it is known, and what the pieces came to by name. */
export const JobProgress = t.type(
  { done: t.number, total: t.union([t.number, t.null]), counts: t.record(t.string, t.number) },
  "JobProgress",
);
export type JobProgress = t.TypeOf<typeof JobProgress>;

export const noProgress: JobProgress = { done: 0, total: null, counts: {} };

/**
 * Work in the background as the person sees it who started it; times are epoch seconds.
 * @property subject what it is about, such as a file's name
 * @property about the id of the record it is about
 * @property undoes the job that it takes back
 * @property undo_until until when it can be taken back, null when it cannot
 * @property undone_by the job that takes it back
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

/** Whether a job is still to be done or under way. */
export const isActive = ({ state }: Pick<Job, "state">): boolean => state === "queued" || state === "running";

/**
 * Whether a job can be taken back now.
 * @param now epoch seconds
 */
export const isUndoable = ({ state, undo_until, undone_by }: Pick<Job, "state" | "undo_until" | "undone_by">, now: number): boolean =>
  (state === "done" || state === "cancelled") && undone_by === null && undo_until !== null && now < undo_until;

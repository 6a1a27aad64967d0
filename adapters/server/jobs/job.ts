import type * as t from "io-ts";
import type { StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { JobProgress } from "../../../core/jobs/job.model.ts";
import type { Schedule } from "../../../core/jobs/next-run.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** The name of a kind of job and its input and checkpoint types, which is all that a caller needs to start one. */
export type JobKind<I, C> = { readonly kind: string; readonly input: t.Type<I, unknown>; readonly checkpoint: t.Type<C, unknown> };

export const jobKind = <I, C>(declared: JobKind<I, C>): JobKind<I, C> => declared;

/** The result of one step, committed together with the step's effects. */
export type Step<C> = { readonly checkpoint: C; readonly progress: JobProgress };

/** What a job may use. Work between two steps may be repeated after a crash; a step takes effect once. */
export type JobContext<I, C> = {
  readonly id: number;
  readonly org: number;
  readonly input: I;
  /** the checkpoint of the last committed step; null at the start */
  readonly checkpoint: C | null;
  readonly progress: JobProgress;
  /** aborts when the job has to end: it is cancelled, the server is stopping, or another process holds the lease */
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** the actor that the audit log names */
  readonly doer: () => Doer;
  /** A short read-only transaction. */
  readonly read: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  /**
   * A short transaction, committed together with its checkpoint and progress.
   * @throws JobInterrupted when the job has to end
   */
  readonly step: (work: (tx: Tx) => Promise<Step<C>>) => Promise<void>;
};

/**
 * The successful end of a job.
 * @property undoFor seconds for which it can be undone
 * @property again epoch seconds of the next run, instead of ending
 */
export type JobOutcome = { readonly result: Readonly<Record<string, unknown>> | null; readonly undoFor?: number; readonly again?: number };

/** The job to undo. */
export type UndoneJob = { readonly id: number; readonly result: Readonly<Record<string, unknown>> | null };

type Handler<I, C> = {
  readonly run: (context: JobContext<I, C>) => Promise<JobOutcome>;
  /** Undoes a job of this kind, as a job of its own. */
  readonly undo?: (context: JobContext<I, C>, undone: UndoneJob) => Promise<JobOutcome>;
  /**
   * Called in a short transaction when a job is cancelled or has failed its last attempt.
   * @returns its result and for how long it can be undone
   */
  readonly onEnd?: (
    tx: Tx,
    job: {
      readonly id: number;
      readonly input: I;
      readonly isUndo: boolean;
      readonly state: "cancelled" | "failed";
      readonly error: string | null;
    },
    now: number,
  ) => Promise<JobOutcome>;
  /** Scheduled separately for every organisation, with this input. */
  readonly schedule?: { readonly when: Schedule; readonly input: I };
  /** Takes at most seconds; some slots are reserved for such jobs. */
  readonly isShort?: true;
  /** the permission that the user who started it needs, at its start and at each step; without it only an existing account is required */
  readonly access?: StaffAccess;
  /** Works on all contacts of the organisation, whatever the user who started it sees; for what has to be the same for everybody, as tags. */
  readonly seesAll?: true;
  /** maximum attempts without progress; 5 by default */
  readonly mostTries?: number;
  /** Releases the resources of the kind; called once, when the runner has stopped. */
  readonly close?: () => void;
};

/** A job with its input and checkpoint types erased. */
export type AnyJob = JobKind<unknown, unknown> & Handler<unknown, unknown>;

/** Declares the handler of a kind of job; a `*.job.ts` contributes a list of them. */
export const job = <I, C>(kind: JobKind<I, C>, handler: Handler<I, C>): AnyJob => {
  const declared: JobKind<I, C> & Handler<I, C> = { ...kind, ...handler };
  const untyped: unknown = declared;
  return isJob(untyped) ? untyped : missing();
};

const isJob = (value: unknown): value is AnyJob => typeof value === "object" && value !== null && "run" in value;

const missing = (): never => {
  throw new Error("A job has no handler.");
};

/** Thrown by a step when the job has to end; handlers must not catch it. */
export class JobInterrupted extends Error {
  readonly why: "cancelled" | "stopping" | "lost";
  constructor(why: "cancelled" | "stopping" | "lost") {
    super(`The job was interrupted: ${why}.`);
    this.why = why;
  }
}

/** Thrown by a handler when a retry would not help; the message is shown to the user who started the job. */
export class JobRefused extends Error {}

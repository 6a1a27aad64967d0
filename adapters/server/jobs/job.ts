import type * as t from "io-ts";
import type { StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { JobProgress } from "../../../core/jobs/job.model.ts";
import type { Schedule } from "../../../core/jobs/next-run.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

/** What a kind of job is given and where it may stand; whoever starts one needs no more. */
export type JobKind<I, C> = { readonly kind: string; readonly input: t.Type<I, unknown>; readonly checkpoint: t.Type<C, unknown> };

export const jobKind = <I, C>(declared: JobKind<I, C>): JobKind<I, C> => declared;

/** What one step came to. It lasts together with the step's effects, or not at all. */
export type Step<C> = { readonly checkpoint: C; readonly progress: JobProgress };

/** What a job may use. Everything between two steps may happen again after a crash; a step happens once. */
export type JobContext<I, C> = {
  readonly id: number;
  readonly org: number;
  readonly input: I;
  /** where the last lasting step left it; null at the start */
  readonly checkpoint: C | null;
  readonly progress: JobProgress;
  /** says that the job is to end: cancelled, the server is stopping, or another process has it now */
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** who is named in the trail */
  readonly doer: () => Doer;
  /** A short transaction that changes nothing. */
  readonly read: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
  /**
   * A short transaction whose effects last together with its checkpoint and progress.
   * @throws JobInterrupted when the job is to end
   */
  readonly step: (work: (tx: Tx) => Promise<Step<C>>) => Promise<void>;
};

/**
 * How a job ended well.
 * @property undoFor seconds for which it can be taken back
 * @property again epoch seconds from which it is to be run once more, instead of ending
 */
export type JobOutcome = { readonly result: Readonly<Record<string, unknown>> | null; readonly undoFor?: number; readonly again?: number };

/** The job that is taken back. */
export type UndoneJob = { readonly id: number; readonly result: Readonly<Record<string, unknown>> | null };

type Handler<I, C> = {
  readonly run: (context: JobContext<I, C>) => Promise<JobOutcome>;
  /** Takes a job of this kind back, as a job of its own. */
  readonly undo?: (context: JobContext<I, C>, undone: UndoneJob) => Promise<JobOutcome>;
  /**
   * Told in a short transaction when a job is cancelled, or given up after its last try.
   * @returns what there is to say of it and for how long it can be taken back
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
  /** For every organisation by itself, with this input. */
  readonly schedule?: { readonly when: Schedule; readonly input: I };
  /** Takes seconds at most; some slots are kept free for such jobs. */
  readonly isShort?: true;
  /** what whoever began it must be allowed, at its start and at each step; without it only that they still have an account here */
  readonly access?: StaffAccess;
  /** how often it is begun without getting on; 5 unless told */
  readonly mostTries?: number;
  /** Releases what the kind holds open; called once, when the runner has stopped. */
  readonly close?: () => void;
};

/** A job whose types are known only to itself. */
export type AnyJob = JobKind<unknown, unknown> & Handler<unknown, unknown>;

/** Declares what a kind of job does; a `*.job.ts` contributes a list of them. */
export const job = <I, C>(kind: JobKind<I, C>, handler: Handler<I, C>): AnyJob => {
  const declared: JobKind<I, C> & Handler<I, C> = { ...kind, ...handler };
  const untyped: unknown = declared;
  return isJob(untyped) ? untyped : missing();
};

const isJob = (value: unknown): value is AnyJob => typeof value === "object" && value !== null && "run" in value;

const missing = (): never => {
  throw new Error("A job has no handler.");
};

/** Thrown by a step when the job is to end; a handler lets it pass. */
export class JobInterrupted extends Error {
  readonly why: "cancelled" | "stopping" | "lost";
  constructor(why: "cancelled" | "stopping" | "lost") {
    super(`The job was interrupted: ${why}.`);
    this.why = why;
  }
}

/** Thrown by a handler when trying again would not help; the message is for the person who started the job. */
export class JobRefused extends Error {}

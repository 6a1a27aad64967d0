import type { Release } from "../courses/release-time.rule.ts";

/** The stored progress of a learner in one lesson of a course; epoch seconds. */
export type TriggerProgress = { readonly points: number; readonly completed_at: number | null; readonly touched_at: number };

/**
 * The stored data of a lesson in a course.
 * @property start_time epoch seconds, 0 for none
 */
export type TriggerFacts = {
  readonly id: number;
  readonly name: string;
  readonly items: number;
  readonly parent_trigger: number | null;
  readonly draft: boolean;
  readonly paused: boolean;
  readonly extra: boolean;
  readonly sorting_time: number;
  readonly order: number;
  readonly start_time: number;
  readonly release: Release["release"];
  readonly join_delay: number | null;
  readonly start_date: string | null;
  readonly start_at: string | null;
  readonly timezone: string | null;
  /** whether time opens it; otherwise only staff do */
  readonly automatic: boolean;
  /** when staff opened it for the learner, epoch seconds */
  readonly opened_at: number | null;
  readonly progress: TriggerProgress | null;
};

/**
 * A time in which no lesson of a course opens, for the learner or for everybody; epoch seconds.
 * @property resumed_at null while it lasts
 */
export type CoursePause = { readonly of: "learner" | "course"; readonly paused_at: number; readonly resumed_at: number | null };

/** The stored data of a course and of one learner in it; epoch seconds, 0 for no start or end. */
export type CourseFacts = {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly cover: string | null;
  readonly portal_section: string | null;
  readonly show_order: number | null;
  readonly created_at: number;
  readonly start_time: number;
  readonly end_time: number;
  /** null for a learner who did not join, or left */
  readonly joined_at: number | null;
  /** being written: nobody sees it but testers */
  readonly draft: boolean;
  readonly archived_at: number | null;
  /** whether the learner is among those to whom it is offered */
  readonly offered: boolean;
  readonly pauses: readonly CoursePause[];
  /** the last day on which it should be finished, or so many days after joining */
  readonly due_date: string | null;
  readonly due_days: number | null;
  /** of the organisation, for lessons without their own */
  readonly timezone: string;
  readonly triggers: readonly TriggerFacts[];
};

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
  readonly delay_days: number | null;
  readonly release_date: string | null;
  readonly start_at: string | null;
  readonly timezone: string | null;
  readonly progress: TriggerProgress | null;
};

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
  readonly joined_at: number | null;
  /** of the organisation, for lessons without their own */
  readonly timezone: string;
  readonly triggers: readonly TriggerFacts[];
};

import * as t from "io-ts";
import { ReleaseKind } from "../courses/release-kind.model.ts";
import { orNull } from "../kernel/or-null.ts";

/** The stored progress of a learner in one lesson of a course; epoch seconds. */
export const TriggerProgress = t.type({ points: t.number, completed_at: orNull(t.number), touched_at: t.number }, "TriggerProgress");
export type TriggerProgress = t.TypeOf<typeof TriggerProgress>;

/**
 * The stored data of a lesson in a course.
 * @property start_time epoch seconds, 0 for none
 */
export const TriggerFacts = t.type(
  {
    id: t.number,
    name: t.string,
    items: t.number,
    parent_trigger: orNull(t.number),
    draft: t.boolean,
    paused: t.boolean,
    extra: t.boolean,
    sorting_time: t.number,
    order: t.number,
    start_time: t.number,
    release: ReleaseKind,
    join_delay: orNull(t.number),
    start_date: orNull(t.string),
    start_at: orNull(t.string),
    timezone: orNull(t.string),
    /** whether time opens it; otherwise only staff do */
    automatic: t.boolean,
    /** when staff opened it for the learner, epoch seconds */
    opened_at: orNull(t.number),
    progress: orNull(TriggerProgress),
  },
  "TriggerFacts",
);
export type TriggerFacts = t.TypeOf<typeof TriggerFacts>;

/**
 * A time in which no lesson of a course opens, for the learner or for everybody; epoch seconds.
 * @property resumed_at null while it lasts
 */
export const CoursePause = t.type(
  { of: t.keyof({ learner: null, course: null }), paused_at: t.number, resumed_at: orNull(t.number) },
  "CoursePause",
);
export type CoursePause = t.TypeOf<typeof CoursePause>;

/** The stored data of a course and of one learner in it; epoch seconds, 0 for no start or end. */
export const CourseFacts = t.type(
  {
    id: t.number,
    name: t.string,
    summary: t.string,
    about: t.string,
    cover: orNull(t.string),
    portal_section: orNull(t.string),
    show_order: orNull(t.number),
    created_at: t.number,
    start_time: t.number,
    end_time: t.number,
    /** null for a learner who did not join, or left */
    joined_at: orNull(t.number),
    /** being written: nobody sees it but testers */
    draft: t.boolean,
    /** whether the learner is a tester */
    tester: t.boolean,
    archived_at: orNull(t.number),
    /** whether the learner is among those to whom it is offered */
    offered: t.boolean,
    pauses: t.readonlyArray(CoursePause),
    /** the last day on which it should be finished, or so many days after joining */
    due_date: orNull(t.string),
    due_days: orNull(t.number),
    /** of the organisation, for lessons without their own */
    timezone: t.string,
    triggers: t.readonlyArray(TriggerFacts),
  },
  "CourseFacts",
);
export type CourseFacts = t.TypeOf<typeof CourseFacts>;

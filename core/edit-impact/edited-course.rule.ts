import * as E from "fp-ts/lib/Either.js";
import type { CampaignRecord, CampaignTrigger } from "../campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../campaigns/campaign-refusals.ts";
import { decideTriggerChange, decideTriggerOrder } from "../campaigns/decide-trigger.rule.ts";
import { type Failure, notFound } from "../kernel/failure.ts";
import type { CourseFacts, CoursePause, TriggerFacts } from "../learning/course-facts.model.ts";
import type { CourseEdit } from "./course-edit.model.ts";

/**
 * A course after an edit that may be stored.
 * @property triggers the lessons that are left, by id; none of a course that is deleted
 * @property draft null where that stays as it is, like `paused` and `archived`
 */
export type EditedCourse = {
  readonly triggers: ReadonlyMap<number, CampaignTrigger>;
  readonly draft: boolean | null;
  readonly paused: boolean | null;
  readonly archived: boolean | null;
};

type Triggers = readonly CampaignTrigger[];
type LessonChanges = Extract<CourseEdit, { readonly of: "lessons" }>["changes"];

const changedLessons = (triggers: Triggers, changes: LessonChanges, zone: string, now: number): E.Either<Failure, Triggers> => {
  let next = triggers;
  for (const { id, change } of changes) {
    const decided = decideTriggerChange(next, id, change, zone, now);
    if (E.isLeft(decided)) return decided;
    next = next.map((trigger) => (trigger.id === id ? { ...trigger, ...decided.right } : trigger));
  }
  return E.right(next);
};

const sorted = (triggers: Triggers, ids: readonly number[]): E.Either<Failure, Triggers> =>
  E.map((places: readonly { readonly id: number; readonly order: number }[]): Triggers => {
    const orders = new Map(places.map(({ id, order }) => [id, order]));
    return triggers.map((trigger) => ({ ...trigger, sorting_time: 0, order: orders.get(trigger.id) ?? trigger.order }));
  })(decideTriggerOrder(triggers, ids));

/**
 * Decides an edit by the rules that decide each of its parts when it is stored.
 * @param zone the organisation's time zone
 * @param now epoch seconds
 */
export const decideCourseEdit = (
  { triggers }: Pick<CampaignRecord, "triggers">,
  edit: CourseEdit,
  zone: string,
  now: number,
): E.Either<Failure, EditedCourse> => {
  const left = (known: Triggers): EditedCourse => ({
    triggers: new Map(known.map((trigger) => [trigger.id, trigger])),
    draft: edit.of === "course" ? (edit.draft ?? null) : null,
    paused: edit.of === "course" ? (edit.paused ?? null) : null,
    archived: edit.of === "course" ? (edit.archived ?? null) : null,
  });
  switch (edit.of) {
    case "course":
      return E.right(left(edit.deleted === true ? [] : triggers));
    case "order":
      return E.map(left)(sorted(triggers, edit.ids));
    case "lessons":
      return E.map(left)(changedLessons(triggers, edit.changes, zone, now));
    case "removal":
      return triggers.some(({ id }) => id === edit.id)
        ? E.right(left(triggers.filter(({ id }) => id !== edit.id)))
        : E.left(notFound(campaignRefusals.trigger_gone));
  }
};

const editedTrigger = (trigger: TriggerFacts, stored: CampaignTrigger): TriggerFacts => {
  const { parent_trigger, draft, paused, include_extra_lessons, sorting_time, order, start_time } = stored;
  const { release, join_delay, start_date, start_at, timezone, automatic } = stored;
  const place = { parent_trigger, draft, paused, extra: include_extra_lessons, sorting_time, order, start_time };
  return { ...trigger, ...place, release, join_delay, start_date, start_at, timezone, automatic };
};

const archivedAt = (before: number | null, archived: boolean | null, now: number): number | null =>
  archived === null ? before : archived ? (before ?? now) : null;

const editedPauses = (pauses: readonly CoursePause[], paused: boolean | null, now: number): readonly CoursePause[] => {
  const lasts = ({ of, resumed_at }: CoursePause): boolean => of === "course" && resumed_at === null;
  if (paused === null || paused === pauses.some(lasts)) return pauses;
  if (paused) return [...pauses, { of: "course", paused_at: now, resumed_at: null }];
  return pauses.map((pause) => (lasts(pause) ? { ...pause, resumed_at: Math.max(pause.paused_at, now) } : pause));
};

/**
 * The facts of a learner once a course is edited; lessons that learners never get are in neither.
 * @param now epoch seconds
 */
export const editedFacts = (course: CourseFacts, { triggers, draft, paused, archived }: EditedCourse, now: number): CourseFacts => ({
  ...course,
  draft: draft ?? course.draft,
  archived_at: archivedAt(course.archived_at, archived, now),
  pauses: editedPauses(course.pauses, paused, now),
  triggers: course.triggers.flatMap((trigger) => {
    const stored = triggers.get(trigger.id);
    return stored === undefined ? [] : [editedTrigger(trigger, stored)];
  }),
});

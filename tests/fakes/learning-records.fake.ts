import type { DemoCourse, SeededCourse } from "../../adapters/server/demo/demo-courses.ts";
import type { CourseFacts, TriggerFacts } from "../../core/learning/course-facts.model.ts";
import type { LearningRecords } from "../../core/learning/learning-records.port.ts";
import { CoursePlace } from "../../core/learning/lesson-place.model.ts";
import { lessonPoints, type LessonProgress, notStarted } from "../../core/learning/lesson-progress.rule.ts";
import type { PointsGain } from "../../core/learning/points-entry.model.ts";
import type { LessonItem } from "../../core/lessons/item.model.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";

type StoredTrigger = Omit<TriggerFacts, "progress" | "items"> & { readonly lesson: readonly LessonItem[] };
type StoredCourse = Omit<CourseFacts, "triggers" | "joined_at"> & { readonly triggers: readonly StoredTrigger[] };

const itemOf = (item: DemoCourse["lessons"][number]["items"][number]): LessonItem => {
  if (!ItemType.is(item.type)) throw new Error(`There is no item type ${item.type}.`);
  return { ...item, type: item.type, uuid: crypto.randomUUID() };
};

/** One learner's records in memory. */
export const makeLearningRecordsFake = () => {
  const courses = new Map<number, StoredCourse>();
  const joins = new Map<number, number>();
  const progress = new Map<number, LessonProgress>();
  const known = new Set<string>();
  const gains = new Map<number, readonly PointsGain[]>();
  let lastId = 0;
  const nextId = (): number => (lastId += 1);

  const factsOf = ({ triggers, ...course }: StoredCourse): CourseFacts => ({
    ...course,
    joined_at: joins.get(course.id) ?? null,
    triggers: triggers.map(({ lesson, ...trigger }) => {
      const held = progress.get(trigger.id);
      const known =
        held === undefined || held.touched_at === null
          ? null
          : { points: lessonPoints(held), completed_at: held.completed_at, touched_at: held.touched_at };
      return { ...trigger, items: lesson.length, progress: known };
    }),
  });
  const add = (course: DemoCourse, start_time: number): SeededCourse => {
    const id = nextId();
    const triggers = course.lessons.map(({ name, items }, order): StoredTrigger => {
      const { release, join_delay = null, start_date = null, start_at = null } = course.release(order);
      const shared = {
        parent_trigger: null,
        draft: false,
        paused: false,
        extra: false,
        sorting_time: 0,
        start_time: 0,
        timezone: null,
        automatic: true,
        opened_at: null,
      };
      return { ...shared, id: nextId(), name, order, release, join_delay, start_date, start_at, lesson: items.map(itemOf) };
    });
    const { name, summary, about, show_order } = course;
    courses.set(id, {
      id,
      name,
      summary,
      about,
      show_order,
      cover: null,
      portal_section: null,
      created_at: 0,
      start_time,
      end_time: 0,
      timezone: "UTC",
      draft: false,
      tester: false,
      archived_at: null,
      offered: true,
      pauses: [],
      due_date: null,
      due_days: null,
      triggers,
    });
    return { course: id, triggers: triggers.map((trigger) => ({ id: trigger.id, items: trigger.lesson.map(({ uuid }) => uuid) })) };
  };
  const records: LearningRecords = {
    courses: async () => [...courses.values()].map(factsOf),
    course: async (id) => {
      const stored = courses.get(id);
      return stored === undefined ? null : factsOf(stored);
    },
    shared: async () => null,
    join: async (course, at) => {
      if (!joins.has(course)) joins.set(course, at);
    },
    certificate: async () => ({ offers: false, held: false }),
    certify: async () => undefined,
    pauseDrip: async (course, paused, at) => {
      const stored = courses.get(course);
      if (stored === undefined) return;
      const held = stored.pauses.filter(({ of, resumed_at }) => of === "course" || resumed_at !== null);
      const open = stored.pauses.find(({ of, resumed_at }) => of === "learner" && resumed_at === null);
      const lasting = paused ? { ...(open ?? { of: "learner" as const, paused_at: at }), resumed_at: null } : null;
      const ended = !paused && open !== undefined ? [{ ...open, resumed_at: at }] : [];
      courses.set(course, { ...stored, pauses: [...held, ...ended, ...(lasting === null ? [] : [lasting])] });
    },
    lesson: async (place) => {
      if (!CoursePlace.is(place)) return null;
      const found = [...courses.values()].flatMap(({ triggers }) => triggers).find(({ id }) => id === place.trigger);
      if (found === undefined) return null;
      const { id, name, lesson } = found;
      return { id, name, items: lesson, version: 1, newest: 1, bonusTime: "standard", progress: progress.get(place.trigger) ?? notStarted };
    },
    hasEvent: async (id) => known.has(id),
    results: async () => ({}),
    points: async (place) => (CoursePlace.is(place) ? (gains.get(place.trigger) ?? []) : []),
    append: async (place, { after, gain, id }) => {
      if (id !== null) known.add(id);
      if (CoursePlace.is(place) && gain !== null) gains.set(place.trigger, [...(gains.get(place.trigger) ?? []), gain]);
      if (CoursePlace.is(place)) progress.set(place.trigger, after);
    },
  };
  return { records, add };
};

import { publishFirst } from "../lessons/first-version.store.ts";
import type { Tx } from "../storage/database.ts";
import type { DemoLesson } from "./demo-lessons.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { DemoContext } from "./demo.ts";

/** @property extra outside the order: never locked by other lessons and never locks one */
type DemoRelease = {
  readonly release: "immediately" | "delay" | "date";
  readonly join_delay?: number;
  readonly start_date?: string;
  readonly start_at?: string;
  readonly extra?: boolean;
};

/**
 * A course of the demo before it has ids.
 * @property release when the nth lesson is released
 */
export type DemoCourse = {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly show_order: number;
  readonly lessons: readonly DemoLesson[];
  readonly release: (index: number) => DemoRelease;
};

/** A stored course: its id, and for each lesson the id of its trigger and the uuids of its items. */
export type SeededCourse = {
  readonly course: number;
  readonly triggers: readonly { readonly id: number; readonly items: readonly string[] }[];
};

const day = 24 * 3600;

const addLesson = async (
  { db }: Tx,
  { org, random, now }: DemoContext,
  { name, items }: DemoLesson,
): Promise<{ readonly id: number; readonly items: readonly string[] }> => {
  const named = items.map((item) => ({ uuid: uuidFrom(random), ...item }));
  const times = { deleted_at: null, created_at: now - 40 * day, updated_at: now - 20 * day };
  const row = { org_id: org, uuid: uuidFrom(random), name, items: JSON.stringify(named), banner_img: null, user_id: null, ...times };
  const { lesson_id } = await db.insertInto("lessons").values(row).returning("lesson_id").executeTakeFirstOrThrow();
  await publishFirst({ db }, lesson_id);
  return { id: lesson_id, items: named.map(({ uuid }) => uuid) };
};

/** Stores a course with its lessons, one trigger per lesson, in order. */
export const seedCourse = async (tx: Tx, context: DemoContext, course: DemoCourse): Promise<SeededCourse> => {
  const { org, now } = context;
  const { lessons, release, ...facts } = course;
  const times = { deleted_at: null, created_at: now - 40 * day - course.show_order, updated_at: now - 20 * day };
  const { campaign_id } = await tx.db
    .insertInto("campaigns")
    .values({
      ...facts,
      org_id: org,
      internal_name: course.name,
      cover: null,
      portal_section: null,
      user_id: null,
      start_time: now - 30 * day,
      ...times,
    })
    .returning("campaign_id")
    .executeTakeFirstOrThrow();
  const triggers: { id: number; items: readonly string[] }[] = [];
  for (const [index, lesson] of lessons.entries()) {
    const added = await addLesson(tx, context, lesson);
    const { join_delay = null, start_date = null, start_at = null, extra = false, release: kind } = release(index);
    const row = {
      org_id: org,
      campaign_id,
      lesson_id: added.id,
      parent_trigger: null,
      draft: false,
      include_extra_lessons: extra,
      order: index,
      release: kind,
      join_delay,
      start_date,
      start_at,
      timezone: null,
      ...times,
    };
    const { trigger_id } = await tx.db.insertInto("triggers").values(row).returning("trigger_id").executeTakeFirstOrThrow();
    triggers.push({ id: trigger_id, items: added.items });
  }
  return { course: campaign_id, triggers };
};

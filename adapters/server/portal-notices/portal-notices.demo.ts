import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import type { Demo } from "../demo/demo.ts";
import { demoLearner } from "../demo/learning.demo.ts";

const day = 24 * 3600;
const courseName = "Harbor safety basics";

/** Lena has read that she is enrolled and that a lesson opened, and not yet that the next one did. */
export const demo: Demo = {
  place: 180,
  seed: async ({ db }, { org, now }) => {
    const { con_id } = await db
      .selectFrom("contacts")
      .select("con_id")
      .where("org_id", "=", org)
      .where("first_name", "=", demoLearner.first_name)
      .where("last_name", "=", demoLearner.last_name)
      .executeTakeFirstOrThrow();
    const lessons = await db
      .selectFrom("triggers as t")
      .innerJoin("campaigns as c", "c.campaign_id", "t.campaign_id")
      .innerJoin("lessons as l", "l.lesson_id", "t.lesson_id")
      .select(["t.trigger_id as id", "l.name", "c.campaign_id"])
      .where("t.org_id", "=", org)
      .where("c.name", "=", courseName)
      .orderBy("t.order")
      .limit(2)
      .execute();
    const course = { id: lessons[0]?.campaign_id ?? 0, name: courseName };
    const notice = { org_id: org, con_id, alert: "none" } as const;
    await db
      .insertInto("portal_notices")
      .values([
        {
          ...notice,
          key: `enrolled:${course.id}`,
          kind: "enrolled",
          about: JSON.stringify({ ...aboutNothing, course }),
          created_at: now - 3 * day,
          read_at: now - 2 * day,
        },
        ...lessons.map(({ id, name }, at) => ({
          ...notice,
          key: `lesson:${id}`,
          kind: "lesson_released",
          about: JSON.stringify({ ...aboutNothing, course, lesson: { id, name } }),
          created_at: now - (2 - at) * day,
          read_at: at === 0 ? now - 2 * day : null,
        })),
      ])
      .execute();
  },
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { makeLessonTaking } from "../../../core/learning/lesson-taking.service.ts";
import { makeOthersAnswers } from "../../../core/learning/others-answers.service.ts";
import type { Review } from "../../../core/lessons/items/video-review.model.ts";
import { uploadDemoFilm } from "../demo/demo-upload.ts";
import { uuidFrom } from "../demo/demo-uuid.ts";
import type { Demo, DemoContext } from "../demo/demo.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import type { Tx } from "../storage/database.ts";

const day = 86_400;
const lessonName = "Meet your mentor";
const learner = "lena@harbor.example";

type Asked = {
  readonly lesson_id: number;
  readonly item: string;
  readonly con_id: number;
  readonly reviewer: number;
  readonly name: string;
};

/** The lesson that asks for a video, with the learner and the first of its reviewers. */
const asked = async ({ db }: Tx, org: number): Promise<Asked | undefined> => {
  const { rows } = await sql<Asked>`
    select l.lesson_id, i.item ->> 'uuid' as item, c.con_id, u.user_id as reviewer, btrim(u.first_name || ' ' || u.last_name) as name
    from lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
      cross join jsonb_array_elements(v.items) i (item) join contacts c on c.org_id = l.org_id and c.email[1] = ${learner}
      join users u on u.org_id = l.org_id and u.user_id::text = i.item #>> '{values,reviewing_users,0}'
    where l.org_id = ${org} and l.name = ${lessonName} and i.item ->> 'type' = 'video_upload'`.execute(db);
  return rows[0];
};

/** The place in which learners take the lesson outside any course. */
const placeOf = async (
  { db }: Tx,
  { org, now }: DemoContext,
  lesson: number,
): Promise<{ readonly course: number; readonly trigger: number }> => {
  const times = { created_at: now - 9 * day, updated_at: now - 9 * day };
  const { campaign_id: course } = await db
    .insertInto("campaigns")
    .values({ org_id: org, name: "Shared lessons", is_library: true, offered: "enrol", ...times })
    .returning("campaign_id")
    .executeTakeFirstOrThrow();
  const { trigger_id: trigger } = await db
    .insertInto("triggers")
    .values({ org_id: org, campaign_id: course, lesson_id: lesson, is_shared: true, include_extra_lessons: true, draft: false, ...times })
    .returning("trigger_id")
    .executeTakeFirstOrThrow();
  return { course, trigger };
};

const reviewBy = ({ reviewer, name }: Asked, at: number): Review => ({
  reviewer,
  name,
  at,
  comps: [450, 600],
  comments: [
    { at: 2, text: "A friendly start: you look into the camera." },
    { at: 11, text: "Slower here. The name of the island is lost in the wind." },
  ],
});

/** Lena has uploaded a video in a shared lesson, which one of its reviewers has reviewed. */
export const demo: Demo = {
  place: 350,
  seed: async (tx, context) => {
    const { org, now, random } = context;
    const known = await asked(tx, org);
    if (known === undefined) return;
    const { con_id, lesson_id, item } = known;
    const inOrg = { ...tx, org };
    const place = { ...(await placeOf(tx, context, lesson_id)), item };
    const taker = { kind: "contact", id: con_id } as const;
    const records = takingRecords(inOrg, org, taker);
    const frame = ({ name }: { readonly name: string }) => ({ trigger_id: place.trigger, name, course: null, next: null });
    const lesson = makeLessonTaking({ records, taker, now: now - 3 * day, enter: async () => E.right({ since: 0, frame }) });
    await uploadDemoFilm(tx, context, lesson, place, { con_id, lesson_id, filename: "Lena says hello.mp4", at: now - 3 * day });
    const at = now - 2 * day;
    await makeOthersAnswers({ records, now: at }).give(place, { part: { reviews: [reviewBy(known, at)] }, answer_id: uuidFrom(random) });
  },
};

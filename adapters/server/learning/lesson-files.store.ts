import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isListed } from "../../../core/learning/course-view.rule.ts";
import { mayKeep } from "../../../core/learning/may-keep.rule.ts";
import type { FileReader } from "../contributions/file-reader.ts";
import { containing } from "../storage/text-search.ts";
import { courseFacts } from "./course-facts.store.ts";

/** @property trigger_id null for a course itself */
type Use = { readonly campaign_id: number; readonly trigger_id: number | null };

/** Learners read the files of the courses that they see and of the published lessons that are open to them or that they may keep on a device. */
export const lessonFiles: FileReader = {
  learner: async ({ tx, part }, { con_id }, now) => {
    const contained = containing(part);
    const { rows } = await sql<Use>`
      select c.campaign_id, null as trigger_id from campaigns c
      where c.org_id = ${tx.org} and c.deleted_at is null and (c.cover like ${contained} or c.about like ${contained})
      union all
      select t.campaign_id, t.trigger_id from lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
        join triggers t on t.lesson_id = l.lesson_id and t.org_id = l.org_id
      where l.org_id = ${tx.org} and l.deleted_at is null and t.deleted_at is null and (v.banner_img like ${contained} or v.items::text like ${contained})`.execute(
      tx.db,
    );
    for (const [campaign, uses] of Map.groupBy(rows, ({ campaign_id }) => campaign_id)) {
      const [course] = await courseFacts(tx, con_id, campaign);
      if (course === undefined) continue;
      const isOpen = ({ trigger_id }: Use): boolean =>
        trigger_id === null ? isListed(course, now) : E.isRight(mayKeep(course, trigger_id, now));
      if (uses.some(isOpen)) return true;
    }
    return false;
  },
};

import { sql } from "kysely";
import { publicationRule } from "../../../core/lessons/check/held-publication.rule.ts";
import type { LessonContext, ProblemsOf } from "../../../core/lessons/lesson-edit.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonContent } from "../../../core/lessons/lesson-version.model.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { LessonCall } from "./lesson-row.ts";
import { lessonSettingsOf } from "./lesson-settings.store.ts";

/** What prevents the publication of items with the organisation's custom fields and settings. */
export const problemsIn = async ({ tx }: Pick<LessonCall, "tx">): Promise<ProblemsOf> => {
  const fields = await fieldsSeenBy(tx, "owner");
  const { check_before_publishing } = await lessonSettingsOf(tx);
  return publicationRule(fields, check_before_publishing);
};

type Row = { readonly last: number; readonly published: LessonContent | null };

/** What decisions about a lesson depend on besides the lesson. */
export const lessonContext = async (call: LessonCall, stored: StoredLesson | null): Promise<LessonContext> => {
  const { tx, actor, request } = call;
  const { rows } = await sql<Row>`
    select coalesce((select max(number) from lesson_versions where org_id = ${tx.org} and lesson_id = ${stored?.id ?? 0}), 0) as last,
      (select jsonb_build_object('name', v.name, 'banner_img', v.banner_img, 'tags', v.tags, 'metadata', v.metadata, 'items', v.items) from lesson_versions v
        where v.org_id = ${tx.org} and v.lesson_id = ${stored?.id ?? 0} and v.number = ${stored?.published_version ?? 0}) as published`.execute(
    tx.db,
  );
  const { last = 0, published = null } = rows[0] ?? {};
  return { viewer: actor, now: request.now, lastVersion: last, published, problemsOf: await problemsIn(call) };
};

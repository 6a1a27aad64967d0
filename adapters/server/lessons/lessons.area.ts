import { sql } from "kysely";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { Area } from "../contributions/area.ts";
import type { FileUsePlace } from "../contributions/file-use.ts";
import { ownedRows } from "../contributions/owned-part.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

const place = {
  kind: "lesson",
  id: "lesson_id",
  name: sql<string>`r.name`,
  href: sql<string>`'/ui/lessons/edit/' || r.lesson_id`,
  columns: { banner_img: "text", items: "jsonb" },
} as const;

const workingCopies = usedInColumns({
  ...place,
  table: "lessons",
  inUse: sql`r.deleted_at is null`,
  sees: (actor) => sql`(${seesRelatedKind(actor, "lessons")}::boolean and ${isVisibleLesson(actor, "r")})`,
  marks: versioned,
});

/** What learners get, named as the lesson. */
const published = usedInColumns({
  ...place,
  table: "lesson_versions",
  name: sql`(select l.name from lessons l where l.lesson_id = r.lesson_id)`,
  inUse: sql`exists (select from lessons l where l.org_id = r.org_id and l.lesson_id = r.lesson_id and l.published_version = r.number and l.deleted_at is null)`,
  sees: (actor) =>
    sql`(${seesRelatedKind(actor, "lessons")}::boolean and exists (select from lessons l where l.lesson_id = r.lesson_id and ${isVisibleLesson(actor)}))`,
  marks: () => [],
});

/** Lessons use files in their working copies and in what learners get; a replacement reaches all versions. */
const filesOfLessons: FileUsePlace = {
  kind: "lesson",
  records: (file, actor) =>
    sql`select distinct u.id, u.name, u.href, u.seen from (select * from (${workingCopies.records(file, actor)}) w union all select * from (${published.records(file, actor)}) p) u order by 2, 1`,
  replace: async (file, replacement) => [
    ...new Set([...(await workingCopies.replace(file, replacement)), ...(await published.replace(file, replacement))]),
  ],
};

/** The audit log names lessons; lessons use files as banners and in their items. */
export const area: Area = {
  recordNames: { lesson: sql`select lesson_id::text as id, name, org_id from lessons` },
  ownedParts: [
    ownedRows({ kind: "lessons", place: 40, table: "lessons", id: "lesson_id", column: "user_id", inUse: sql`r.deleted_at is null` }),
  ],
  fileUses: [filesOfLessons],
};

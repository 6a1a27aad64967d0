import { sql } from "kysely";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { Area } from "../contributions/area.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import { lessonFiles } from "./lesson-files.store.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";

/** Merging contacts moves courses and learning activity; lessons use files as banners and in their items. */
export const area: Area = {
  mergeParts: [movedCourses, movedActivity],
  fileReader: lessonFiles,
  fileUses: [
    usedInColumns({
      kind: "lesson",
      table: "lessons",
      id: "lesson_id",
      name: sql`r.name`,
      href: sql`'/ui/lessons/edit/' || r.lesson_id::text`,
      columns: { banner_img: "text", items: "jsonb" },
      inUse: sql`r.deleted_at is null`,
      sees: (actor) => sql`(${seesRelatedKind(actor, "lessons")}::boolean and ${isVisibleLesson(actor, "r")})`,
      marks: versioned,
    }),
  ],
};

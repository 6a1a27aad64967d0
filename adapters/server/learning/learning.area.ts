import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";
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
      href: sql`null`,
      columns: { banner_img: "text", items: "jsonb" },
      inUse: sql`r.deleted_at is null`,
      sees: (actor) => seesLearning(actor, "lessons", sql`r.lesson_id`),
      marks: versioned,
    }),
  ],
};

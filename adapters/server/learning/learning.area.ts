import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { lessonFiles } from "./lesson-files.store.ts";
import { movedAccommodations } from "./moved-accommodations.ts";
import { movedCourses } from "./moved-courses.ts";
import { movedActivity } from "./moved-learning.ts";
import { movedOpenings, movedPauses } from "./moved-openings.ts";

/** Merging contacts moves courses, learning activity and accommodations, which are erased; learners read the files of their lessons. */
export const area: Area = {
  mergeParts: [movedCourses, movedPauses, movedOpenings, movedActivity, movedAccommodations],
  fileReader: lessonFiles,
  erase: async (tx, contacts) => {
    for (const table of ["contact_accommodations", "lock_overrides", "drip_pauses"] as const)
      await sql`delete from ${sql.table(table)} where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  },
};

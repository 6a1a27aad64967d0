import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { lessonFiles } from "./lesson-files.store.ts";
import { movedAccommodations } from "./moved-accommodations.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";

/** Merging contacts moves courses, learning activity and accommodations, which are erased; learners read the files of their lessons. */
export const area: Area = {
  mergeParts: [movedCourses, movedActivity, movedAccommodations],
  fileReader: lessonFiles,
  erase: async (tx, contacts) => {
    await sql`delete from contact_accommodations where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  },
};

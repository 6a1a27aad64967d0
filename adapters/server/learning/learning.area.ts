import type { Area } from "../contributions/area.ts";
import { lessonFiles } from "./lesson-files.store.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";

/** Merging contacts moves courses and learning activity; learners read the files of their lessons. */
export const area: Area = { mergeParts: [movedCourses, movedActivity], fileReader: lessonFiles };

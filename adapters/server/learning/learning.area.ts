import type { Area } from "../contributions/area.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";

/** Merging contacts moves courses and learning activity. */
export const area: Area = { mergeParts: [movedCourses, movedActivity] };

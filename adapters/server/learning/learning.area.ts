import type { Area } from "../contributions/area.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";

/** Merges move courses and what learners did in them. */
export const area: Area = { mergeParts: [movedCourses, movedActivity] };

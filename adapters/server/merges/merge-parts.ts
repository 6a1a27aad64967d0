import type { MergePart } from "./merge-part.ts";
import { movedAnalytics, movedEvents, movedMessages } from "./moved-events.ts";
import { movedActivity, movedCourses } from "./moved-learning.ts";
import { movedNotes, movedRelations, movedTasks } from "./moved-references.ts";
import { movedSecrets } from "./moved-secrets.ts";

/** Everything that goes over with a contact, in the order in which it goes. */
export const mergeParts: readonly MergePart[] = [movedCourses, movedActivity, movedTasks, movedNotes, movedEvents, movedMessages, movedAnalytics, movedRelations, movedSecrets];

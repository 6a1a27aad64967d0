import type { LessonMassAction, LessonMassResults } from "../../../core/lessons/lesson-write.model.ts";
import type { LessonFolderCall } from "./lesson-folder-row.ts";

/** Acts on lessons and folders, each by itself. */
export const massAction = async (_call: LessonFolderCall, _action: LessonMassAction): Promise<LessonMassResults> => ({ results: [] });

import { type Failure, invalid } from "../kernel/failure.ts";
import type { TreeProblem } from "../kernel/folder-tree.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";

/** The refusal of a place in the tree of folders, at the field that names it. */
export const lessonTreeFailure = (problem: TreeProblem): Failure => {
  switch (problem) {
    case "depth":
      return invalid({ folder_id: [lessonRefusals.lesson_folder_depth({ most: lessonLimits.folderDepth })] });
    case "cycle":
      return invalid({ folder_id: [lessonRefusals.lesson_folder_cycle] });
    case "number":
      return invalid({ name: [lessonRefusals.lesson_folder_number({ most: lessonLimits.folders })] });
  }
};

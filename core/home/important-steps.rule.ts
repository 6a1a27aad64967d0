import { isTaskFinished } from "../tasks/task-status.model.ts";
import type { Task } from "../tasks/task.model.ts";

/** The steps that lead a new organisation in: unfinished first, otherwise as they came. */
export const importantSteps = <A extends Pick<Task, "status">>(tasks: readonly A[]): readonly A[] => tasks.toSorted((a, b) => Number(isTaskFinished(a.status)) - Number(isTaskFinished(b.status)));

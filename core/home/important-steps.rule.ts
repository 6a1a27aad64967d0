import { launchPlace } from "../org/launch-places.rule.ts";
import { isTaskFinished } from "../tasks/task-status.model.ts";
import type { Task } from "../tasks/task.model.ts";

/** The steps that lead a new organisation in: unfinished first, otherwise as they came. */
export const importantSteps = <A extends Pick<Task, "status">>(tasks: readonly A[]): readonly A[] => tasks.toSorted((a, b) => Number(isTaskFinished(a.status)) - Number(isTaskFinished(b.status)));

/** The steps that somebody can do: those whose page opens for them, and those that are done nowhere in particular. */
export const offeredSteps = <A extends Pick<Task, "id" | "slug" | "program_class">>(steps: readonly A[], opens: (path: string) => boolean): readonly A[] =>
  steps.filter((step) => {
    const place = launchPlace(step);
    return place === null || opens(place);
  });

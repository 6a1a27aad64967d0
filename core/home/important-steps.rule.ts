import { launchPlace } from "../org/launch-places.rule.ts";
import { isTaskFinished } from "../tasks/task-status.model.ts";
import type { Task } from "../tasks/task.model.ts";

/** The onboarding steps: unfinished first, otherwise in their given order. */
export const importantSteps = <A extends Pick<Task, "status">>(tasks: readonly A[]): readonly A[] =>
  tasks.toSorted((a, b) => Number(isTaskFinished(a.status)) - Number(isTaskFinished(b.status)));

/**
 * The onboarding steps that a user can complete: steps without a page, and steps with a page that the user may open.
 * @param opens whether the user may open a path
 */
export const offeredSteps = <A extends Pick<Task, "id" | "slug" | "program_class">>(
  steps: readonly A[],
  opens: (path: string) => boolean,
): readonly A[] =>
  steps.filter((step) => {
    const place = launchPlace(step);
    return place === null || opens(place);
  });

import { isTaskFinished } from "../tasks/task-status.model.ts";

export type LaunchTask = { readonly program_class: string | null; readonly status: string | null };
export type OnboardingProgress = { readonly percent: number; readonly finished: number; readonly total: number; readonly shown: boolean };

/** The program of the onboarding tasks. */
export const launchProgram = "OrgLaunch";

/** Completion of the onboarding in whole percent, rounded down; shown only while launch tasks are unfinished. */
export const onboardingProgress = (tasks: readonly LaunchTask[]): OnboardingProgress => {
  const launch = tasks.filter((task) => task.program_class === launchProgram);
  const finished = launch.filter((task) => isTaskFinished(task.status)).length;
  const total = launch.length;
  return { percent: total === 0 ? 0 : Math.floor((100 * finished) / total), finished, total, shown: finished < total };
};

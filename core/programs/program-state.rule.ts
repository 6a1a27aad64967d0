import type { Program } from "./program.model.ts";

/** What the window of a program shows: its form, or why there is none. */
export type ProgramState = "form" | "enabled" | "unavailable";

/** Whether a program is on is asked first, whether it can be switched on second. */
export const programState = ({ enabled, can_enable }: Pick<Program, "enabled" | "can_enable">): ProgramState => {
  if (enabled) return "enabled";
  return can_enable ? "form" : "unavailable";
};

/** What is said once a program is on. */
export const programSuccess = ({ meta }: Pick<Program, "meta">): string => meta.success_message ?? "Done!";

import type { Program } from "./program.model.ts";

/** The content of a program's dialog: its form, or why there is none. */
export type ProgramState = "form" | "enabled" | "unavailable";

/** `enabled` takes precedence over `can_enable`. */
export const programState = ({ enabled, can_enable }: Pick<Program, "enabled" | "can_enable">): ProgramState => {
  if (enabled) return "enabled";
  return can_enable ? "form" : "unavailable";
};

/** The message after a program was enabled. */
export const programSuccess = ({ meta }: Pick<Program, "meta">): string => meta.success_message ?? "Done!";

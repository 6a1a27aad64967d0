import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about quick wins that cannot be enabled. */
export const programRefusals = refusalTable({
  no_program: "There is no such program.",
  program_not_yet: "This is not there yet.",
  program_unavailable: "You can't enable this quick win",
  program_enabled: "{{title}} is already enabled",
});

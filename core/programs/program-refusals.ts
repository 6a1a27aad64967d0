import { refusalTable } from "../kernel/refusal.ts";

/** What is said of a quick win that cannot be enabled. */
export const programRefusals = refusalTable({
  no_program: "There is no such program.",
  program_not_yet: "This is not there yet.",
  program_unavailable: "You can't enable this quick win",
  program_enabled: "{{title}} is already enabled",
});

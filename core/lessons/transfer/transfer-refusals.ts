import { refusalTable } from "../../kernel/refusal.ts";

/** Why a file cannot be imported as a lesson, or a part of it is left out. */
export const transferRefusals = refusalTable({
  transfer_no_lesson: "This file is not an exported lesson.",
  transfer_version: "This lesson was exported in version {{version}} of the format. Version {{known}} can be imported.",
  transfer_unreadable: "This cannot be read and is left out.",
  transfer_too_large: "An exported lesson can have {{megabytes}} MB at most.",
  transfer_content_damaged: "The content of {{filename}} is damaged.",
  transfer_file_missing: "The lesson shows a file that is not in the export: {{name}}.",
});

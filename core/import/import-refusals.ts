import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about an import, its file and its columns. */
export const importRefusals = refusalTable({
  no_column: "There is no such column.",
  not_edited_with_contact: "An import can only fill fields that are edited with the contact.",
  column_without_choices: "This column fills no field with choices.",
  too_many_choices: "A field has at most {{most}} choices.",
  file_of_other_kind: "The file is of another kind.",
  import_file_gone: "The file of this import has been deleted.",
  import_too_large: "The file is larger than {{megabytes}} MB; split it.",
  too_much_kept:
    "Files of imports are kept for 30 days, and yours come to {{kept}} MB already; {{most}} MB may be kept. Try again once some are gone.",
});

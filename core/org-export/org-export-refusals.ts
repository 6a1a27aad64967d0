import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about exports of a whole organisation. */
export const orgExportRefusals = refusalTable({
  export_by_token: "A token cannot export the whole organisation. Log in to do this.",
  export_by_support: "Support cannot export the whole organisation. Ask an administrator of it.",
  export_running: "An export is being made already. Wait for it, or cancel it first.",
  no_whole_export: "There is no such export, or its 7 days are over.",
  export_not_running: "This export is not being made any more.",
});

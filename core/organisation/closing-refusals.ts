import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about closed organisations. */
export const closingRefusals = refusalTable({
  org_name_differs: "Type the name of the organisation exactly as it is: {{name}}",
  org_closed: "{{org}} was closed. Only its owner can take it back.",
  org_closed_yours: "You closed {{org}}. It will be erased on {{day}}; until then you can take it back.",
  org_erased: "{{org}} was closed, and the time to take it back is over.",
});

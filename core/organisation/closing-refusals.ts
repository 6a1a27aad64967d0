import type { Failure } from "../kernel/failure.ts";
import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about closed organisations. */
export const closingRefusals = refusalTable({
  org_name_differs: "Type the name of the organisation exactly as it is: {{name}}",
  org_closed: "{{org}} was closed. Only its owner can take it back.",
  org_closed_yours: "You closed {{org}}. It will be erased on {{day}}; until then you can take it back.",
  org_erased: "{{org}} was closed, and the time to take it back is over.",
});

const ofOwner: keyof typeof closingRefusals = "org_closed_yours";

/** Whether a sign-in was refused to the owner of a closed organisation, who can take it back. */
export const isOwnClosed = (failure: Failure | null): boolean => failure?.tag === "forbidden" && failure.code === ofOwner;

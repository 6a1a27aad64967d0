import { modalKind } from "../shell/modal-kind.model.ts";
import type { OverageRequest, PlanPromptRequest } from "./plan-requests.model.ts";

/** The window that tells that a plan is missing. */
export const planPromptWindow = modalKind<PlanPromptRequest>("plan-prompt");

/** The window that tells that a limit of the plan is reached. */
export const overageWindow = modalKind<OverageRequest>("overage");

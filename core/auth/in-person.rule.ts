import { type Failure, forbidden } from "../kernel/failure.ts";
import { orgExportRefusals } from "../org-export/org-export-refusals.ts";
import { twoStepRefusals } from "../two-step/two-step-refusals.ts";
import { webhookRefusals } from "../webhooks/webhook-refusals.ts";
import { authRefusals } from "./auth-refusals.ts";

/** How a call of a user was made: by an API token, a background job, or support signed in as the user; absent in person. */
export type Via = "token" | "job" | "sudo";

/** Neither a token nor support makes tokens, which would outlive both. */
export const tokenMakingProblem = (via: Via | undefined): Failure | null => {
  if (via === "token") return forbidden(authRefusals.token_makes_tokens);
  return via === "sudo" ? forbidden(authRefusals.sudo_makes_no_tokens) : null;
};

/** Neither a token nor support changes how users sign in, hands the organisation over or closes it. */
export const signInChangeProblem = (via: Via | undefined): Failure | null => {
  if (via === "token") return forbidden(twoStepRefusals.token_changes_sign_in);
  return via === "sudo" ? forbidden(twoStepRefusals.sudo_changes_sign_in) : null;
};

/** Neither a token nor support changes webhooks, so that neither leaves a lasting copy of what happens. */
export const webhookChangeProblem = (via: Via | undefined): Failure | null => {
  if (via === "token") return forbidden(webhookRefusals.webhook_by_token);
  return via === "sudo" ? forbidden(webhookRefusals.webhook_by_support) : null;
};

/** Neither a token nor support exports the whole organisation. */
export const wholeExportProblem = (via: Via | undefined): Failure | null => {
  if (via === "token") return forbidden(orgExportRefusals.export_by_token);
  return via === "sudo" ? forbidden(orgExportRefusals.export_by_support) : null;
};

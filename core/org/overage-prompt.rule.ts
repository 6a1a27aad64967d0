import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** The body of an answer that refuses for the plan's sake; flags are set when they are neither false, null, 0 nor ''. */
export const OveragePayload = t.partial(
  { data: orNull(t.partial({ trial_limit: t.unknown, suspect_limit: t.unknown })), suspect_limit: t.unknown },
  "OveragePayload",
);
export type OveragePayload = t.TypeOf<typeof OveragePayload>;

export type OveragePrompt = { readonly title: string; readonly action: string | null };

/** What is offered when a limit is reached: the trialled plan, a talk with support, or an upgrade, in that order. */
export const overagePrompt = (payload: OveragePayload): OveragePrompt => {
  const { data = null } = payload;
  if (data?.trial_limit) return { title: "Purchase Trialed Plan", action: null };
  if (payload.suspect_limit || data?.suspect_limit) return { title: "Reached Limit", action: "Contact Support" };
  return { title: "Upgrade Plan", action: null };
};

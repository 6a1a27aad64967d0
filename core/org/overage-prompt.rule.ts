import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** The body of a refusal because of a plan limit; a flag is set unless it is false, null, 0 or ''. */
export const OveragePayload = t.partial(
  { data: orNull(t.partial({ trial_limit: t.unknown, suspect_limit: t.unknown })), suspect_limit: t.unknown },
  "OveragePayload",
);
export type OveragePayload = t.TypeOf<typeof OveragePayload>;

export type OveragePrompt = { readonly title: string; readonly action: string | null };

/** The offer at a limit: purchase of the trialled plan, contact with support, or an upgrade, in that order. */
export const overagePrompt = (payload: OveragePayload): OveragePrompt => {
  const { data = null } = payload;
  if (data?.trial_limit) return { title: "Purchase Trialed Plan", action: null };
  if (payload.suspect_limit || data?.suspect_limit) return { title: "Reached Limit", action: "Contact Support" };
  return { title: "Upgrade Plan", action: null };
};

import type { Webhook } from "./webhook.model.ts";

export type WebhookState = "new" | "working" | "failing" | "off" | "gaveUp";

type StateFacts = Pick<Webhook, "is_on" | "gave_up" | "succeeded_at" | "failed_at">;

/** How a webhook does, by its last attempts. */
export const webhookState = ({ is_on, gave_up, succeeded_at, failed_at }: StateFacts): WebhookState => {
  if (!is_on) return gave_up ? "gaveUp" : "off";
  if (failed_at !== null && failed_at > (succeeded_at ?? 0)) return "failing";
  return succeeded_at === null ? "new" : "working";
};

/** Spans of events that are sent again, in seconds. */
export const resendSpans = { hour: 3600, day: 86_400, week: 7 * 86_400, month: 30 * 86_400 } as const;
export type ResendSpan = keyof typeof resendSpans;

import * as t from "io-ts";

/** How a message reaches its recipient. */
export const Channel = t.keyof({ email: null, sms: null }, "Channel");
export type Channel = t.TypeOf<typeof Channel>;
export const channels: readonly Channel[] = ["email", "sms"];

/** Where a message is on its way; the last two are ends. */
export type MessageState = "queued" | "sending" | "sent" | "failed";

/** Why a message was given up, each with its meaning for an administrator. */
export const failReasons = {
  refused: "The other side refused it for good.",
  expired: "What it carries was used, replaced or too old before it could leave.",
  gave_up: "It could not be delivered within a day.",
  not_set_up: "This server has no way to send it.",
  no_line: "The organisation has no phone line to text from.",
  unreadable: "It was sealed with another secret key.",
} as const;
export type FailReason = keyof typeof failReasons;

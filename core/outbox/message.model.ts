import * as t from "io-ts";

/** How a message reaches its recipient. */
export const Channel = t.keyof({ email: null, sms: null }, "Channel");
export type Channel = t.TypeOf<typeof Channel>;
export const channels: readonly Channel[] = ["email", "sms"];

/** Where a message is on its way; the last two are ends. */
export type MessageState = "queued" | "sending" | "sent" | "failed";

/** Why a message failed.
 *
 * - refused: the other side refused it for good
 * - expired: what it carries was used, replaced or too old before it could leave
 * - gave_up: it could not be delivered within a day
 * - not_set_up: this server has no way to send it
 * - no_line: the organisation has no phone line to text from
 * - unreadable: it was sealed with another secret key */
export const FailReason = t.keyof(
  { refused: null, expired: null, gave_up: null, not_set_up: null, no_line: null, unreadable: null },
  "FailReason",
);
export type FailReason = t.TypeOf<typeof FailReason>;

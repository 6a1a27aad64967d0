import * as t from "io-ts";

/** How a message reaches its recipient. */
export const Channel = t.keyof({ email: null, sms: null }, "Channel");
export type Channel = t.TypeOf<typeof Channel>;
export const channels: readonly Channel[] = ["email", "sms"];

/** State of a message; the last two are final. */
export type MessageState = "queued" | "sending" | "sent" | "failed";

/**
 * Why a message failed.
 * - refused: the other side refused it permanently
 * - expired: its secret was used, replaced or expired before it was sent
 * - gave_up: it could not be delivered within a day
 * - not_set_up: this server has no transport for it
 * - no_line: the organisation has no phone line to text from
 * - opted_out: the number wants no texts
 * - unreadable: it was encrypted with another secret key
 */
export const FailReason = t.keyof(
  { refused: null, expired: null, gave_up: null, not_set_up: null, no_line: null, opted_out: null, unreadable: null },
  "FailReason",
);
export type FailReason = t.TypeOf<typeof FailReason>;

import type { Channel } from "../outbox/message.model.ts";
import { canSend, type Ways } from "../outbox/ways.rule.ts";
import { mayText } from "../texts/may-text.rule.ts";
import { type AlertChoice, defaultAlerts } from "./alert-choice.model.ts";

/**
 * A contact to be told of a notice.
 * @property choice null where the contact has not chosen
 * @property reachable whether the contact is neither archived nor blocked nor deleted
 * @property stopped_at when the mobile number stopped texts, in epoch seconds; null where it wants them
 * @property read whether the notice was opened in the portal meanwhile
 */
export type ToldContact = {
  readonly choice: AlertChoice | null;
  readonly email: readonly string[];
  readonly mobile: readonly string[];
  readonly reachable: boolean;
  readonly stopped_at: number | null;
  readonly read: boolean;
};

/** Where an alert goes by the contact's choice; null for nowhere: the page of the portal has the notice in any case. */
export const alertWay = (
  { choice, email, mobile, reachable, stopped_at, read }: ToldContact,
  ways: Ways,
): { readonly channel: Channel; readonly recipient: string } | null => {
  const channel = choice ?? defaultAlerts;
  if (channel === "none" || !reachable || read || !canSend(ways, channel)) return null;
  if (channel === "sms" && !mayText({ stopped_at, isAnswer: false })) return null;
  const recipient = (channel === "email" ? email : mobile)[0];
  return recipient === undefined ? null : { channel, recipient };
};

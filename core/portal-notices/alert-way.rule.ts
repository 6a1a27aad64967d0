import type { Channel } from "../outbox/message.model.ts";
import { canSend, type Ways } from "../outbox/ways.rule.ts";
import { type AlertChoice, defaultAlerts } from "./alert-choice.model.ts";

/**
 * A contact to be told of a notice.
 * @property choice null where the contact has not chosen
 * @property reachable whether the contact is neither archived nor blocked nor deleted
 * @property read whether the notice was opened in the portal meanwhile
 */
export type ToldContact = {
  readonly choice: AlertChoice | null;
  readonly email: readonly string[];
  readonly mobile: readonly string[];
  readonly reachable: boolean;
  readonly read: boolean;
};

/** Where an alert goes by the contact's choice; null for nowhere: the page of the portal has the notice in any case. */
export const alertWay = (
  { choice, email, mobile, reachable, read }: ToldContact,
  ways: Ways,
): { readonly channel: Channel; readonly recipient: string } | null => {
  const channel = choice ?? defaultAlerts;
  if (channel === "none" || !reachable || read || !canSend(ways, channel)) return null;
  const recipient = (channel === "email" ? email : mobile)[0];
  return recipient === undefined ? null : { channel, recipient };
};

import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { outboxRefusals } from "../outbox/outbox-refusals.ts";
import { addressTaken } from "../users/decide-invitation.rule.ts";
import { normalEmail } from "../validation/email.rule.ts";
import { profileRefusals } from "./profile-refusals.ts";

/** For how many seconds the link to a new address works, and how long to wait before it is sent again. */
export const newEmailLimits = { seconds: 7 * 24 * 3600, again: 60 } as const;

type Facts = {
  /** the address in force */
  readonly current: string;
  /** whether a user of any organisation has the wanted address */
  readonly isTaken: boolean;
  /** whether the server can send mail */
  readonly canMail: boolean;
};

/**
 * Decides whether a user asks for another address; it holds once a link to it was followed.
 * @returns the address as it is stored
 */
export const decideEmailChange = (wanted: string, { current, isTaken, canMail }: Facts): E.Either<Failure, string> => {
  const email = normalEmail(wanted);
  if (email === normalEmail(current)) return E.left(invalid({ email: [profileRefusals.same_email] }));
  if (isTaken) return E.left(addressTaken(null));
  return canMail ? E.right(email) : E.left(conflict(outboxRefusals.mail_not_set_up));
};

/** An address that waits to be confirmed, with the time when its link was sent last, in epoch seconds. */
export type StoredNewEmail = { readonly new_email: string | null; readonly new_email_at: number | null };

/**
 * Decides whether the link to a new address is sent again: at most once a minute.
 * @param now epoch seconds
 * @returns the address
 */
export const decideEmailAgain = ({ new_email, new_email_at }: StoredNewEmail, now: number): E.Either<Failure, string> => {
  if (new_email === null || new_email_at === null) return E.left(conflict(profileRefusals.no_waiting_email));
  return now < new_email_at + newEmailLimits.again ? E.left(conflict(profileRefusals.email_sent_just_now)) : E.right(new_email);
};

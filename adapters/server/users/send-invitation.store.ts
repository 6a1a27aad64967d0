import { invitationLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { type InvitedAgain, invitationLimits } from "../../../core/users/invitation.model.ts";
import { createLink, dropLinks, invitationPurposes, linkLife } from "../auth/one-time-code.store.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { shownNameSql } from "./user-name-sql.ts";

const daySeconds = 24 * 3600;

/** The person who is invited. */
export type InvitedUser = { readonly org_id: number; readonly user_id: number; readonly first_name: string; readonly email: string };
/** The names of the inviter and of the organisation. */
export type Inviter = { readonly by: string; readonly org: string };

/** The names that an invitation mentions. */
export const inviterNames = ({ db }: Tx, { org_id, user_id }: Pick<InvitedUser, "org_id" | "user_id">): Promise<Inviter> => {
  return db
    .selectFrom("users as u")
    .innerJoin("orgs as o", "o.org_id", "u.org_id")
    .select([shownNameSql("u").as("by"), "o.name as org"])
    .where("u.org_id", "=", org_id)
    .where("u.user_id", "=", user_id)
    .executeTakeFirstOrThrow();
};

/**
 * Creates the two links of an invitation, which replace earlier ones, and mails one of them where mail is set up. Only the mailed one
 * proves that the address is the person's.
 */
export const sendInvitation = async (
  tx: Tx,
  outbox: Outbox,
  user: InvitedUser,
  { by, org }: Inviter,
  request: Pick<Request, "now" | "origin" | "language">,
): Promise<InvitedAgain> => {
  const { now, origin, language = "en" } = request;
  const at = (secret: string): string => `${origin}/ui/invite#token=${secret}`;
  await dropLinks(tx, invitationPurposes, user.user_id);
  const link = at(await createLink(tx, "invite_copy", user, now));
  const mailed = canSend(outbox.ways, "email");
  if (mailed) {
    const secret = await createLink(tx, "invite", user, now);
    const letter = invitationLetter(language, { name: user.first_name, org, by, days: invitationLimits.seconds / daySeconds }, at(secret));
    const holds = { until: now + linkLife.invite, code: secretHash(secret) };
    await outbox.send(tx, user.org_id, { channel: "email", recipient: user.email, letter, secret: holds }, now);
  }
  return { link, mailed };
};

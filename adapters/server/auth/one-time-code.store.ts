import { newEmailLimits } from "../../../core/profile/decide-email-change.rule.ts";
import { invitationLimits } from "../../../core/users/invitation.model.ts";
import type { Tx } from "../storage/database.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";

/** The purposes of mailed links and their lifetimes in seconds. */
export const linkLife = {
  reset: 60 * 60,
  activate: 7 * 24 * 3600,
  email: newEmailLimits.seconds,
  invite: invitationLimits.seconds,
  invite_copy: invitationLimits.seconds,
} as const;
export type LinkPurpose = keyof typeof linkLife;

/** The links of an invitation: the mailed one, and the one that its inviter can pass on. */
export const invitationPurposes: readonly LinkPurpose[] = ["invite", "invite_copy"];

export type LinkOwner = { readonly org_id: number; readonly user_id: number };

/**
 * Creates the secret of a link; earlier links for the same purpose are invalidated.
 * @param now epoch seconds
 */
export const createLink = async ({ db }: Tx, purpose: LinkPurpose, { org_id, user_id }: LinkOwner, now: number): Promise<string> => {
  const secret = freshSecret();
  await db.deleteFrom("one_time_codes").where("purpose", "=", purpose).where("user_id", "=", user_id).execute();
  const row = {
    code_hash: secretHash(secret),
    org_id,
    purpose,
    user_id,
    con_id: null,
    created_at: now,
    expires_at: now + linkLife[purpose],
    used_at: null,
  };
  await db.insertInto("one_time_codes").values(row).execute();
  return secret;
};

/** Deletes the user's links for these purposes, so that they no longer work; messages that hold them are wiped. */
export const dropLinks = async ({ db }: Tx, purposes: readonly LinkPurpose[], user: number): Promise<void> => {
  await db.deleteFrom("one_time_codes").where("purpose", "in", purposes).where("user_id", "=", user).execute();
};

/** The owner of a valid link; reading it does not use it up. */
export const linkOwner = async ({ db }: Tx, purpose: LinkPurpose, secret: string, now: number): Promise<LinkOwner | null> => {
  const row = await db
    .selectFrom("one_time_codes as c")
    .innerJoin("users as u", "u.user_id", "c.user_id")
    .select(["u.org_id", "u.user_id"])
    .where("c.code_hash", "=", secretHash(secret))
    .where("c.purpose", "=", purpose)
    .where("c.used_at", "is", null)
    .where("c.expires_at", ">", now)
    .where("u.status", "=", 1)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Uses a link up.
 * @returns whether this caller did; of two concurrent calls only one does
 */
export const useLink = async ({ db }: Tx, secret: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("code_hash", "=", secretHash(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

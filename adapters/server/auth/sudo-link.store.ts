import { sudoSeconds } from "../../../core/auth/sudo.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { LinkOwner } from "./one-time-code.store.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";

/**
 * Makes the secret of a link by which support signs in as a user; earlier ones of the user no longer work. The audit log says why.
 * @param now epoch seconds
 */
export const createSudoLink = async (tx: Tx, { org_id, user_id }: LinkOwner, reason: string, now: number): Promise<string> => {
  const secret = freshSecret();
  await tx.db.deleteFrom("sudo_links").where("org_id", "=", org_id).where("user_id", "=", user_id).execute();
  const row = { code_hash: secretHash(secret), org_id, user_id, reason, created_at: now, expires_at: now + sudoSeconds, used_at: null };
  await tx.db.insertInto("sudo_links").values(row).execute();
  await writeAudit(
    { ...tx, org: org_id },
    { actor: { kind: "system" }, request: { id: "cli", ip: "", now } },
    { action: "sudo_link", object_type: "user", object_id: user_id, before: null, after: { reason } },
  );
  return secret;
};

/**
 * Uses a link up.
 * @returns as whom support signs in and why; null when the link is not valid, or was used by a concurrent call
 */
export const takeSudoLink = async ({ db }: Tx, secret: string, now: number): Promise<(LinkOwner & { readonly reason: string }) | null> => {
  const taken = await db
    .updateTable("sudo_links")
    .set({ used_at: now })
    .where("code_hash", "=", secretHash(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["org_id", "user_id", "reason"])
    .executeTakeFirst();
  return taken ?? null;
};

import { linkOf } from "../../../core/auth/oidc-link.rule.ts";
import type { Tx } from "../storage/database.ts";
import { type Account, accountByEmail, accountBySubject } from "./account.store.ts";
import type { OidcCode } from "./login-info.ts";
import type { Returned } from "./oidc-client.ts";

/**
 * The account of an identity at a provider, linked to it if it was not yet; else why there is none.
 * @param now epoch seconds
 */
export const oidcAccount = async (
  tx: Tx,
  person: Returned,
  now: number,
): Promise<Account | Extract<OidcCode, "unknown" | "unconfirmed">> => {
  const linked = await accountBySubject(tx, person.issuer, person.subject);
  const byEmail = person.email === null ? null : await accountByEmail(tx, person.email);
  switch (linkOf(person, linked, byEmail)) {
    case "linked":
      return linked ?? "unknown";
    case "link-by-email":
      if (byEmail === null) return "unknown";
      await tx.db
        .updateTable("users")
        .set({ oidc_issuer: person.issuer, oidc_subject: person.subject, updated_at: now })
        .where("org_id", "=", byEmail.org_id)
        .where("user_id", "=", byEmail.user_id)
        .execute();
      return byEmail;
    case "unconfirmed":
      return "unconfirmed";
    case "refuse":
      return "unknown";
  }
};

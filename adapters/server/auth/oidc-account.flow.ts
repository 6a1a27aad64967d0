import { type LinkableAccount, linkOf } from "../../../core/auth/oidc-link.rule.ts";
import { acceptedUser } from "../../../core/users/accepted-user.rule.ts";
import { isInvitationOpen } from "../../../core/users/user-state.rule.ts";
import type { Tx } from "../storage/database.ts";
import { type Account, accountByEmail, accountBySubject } from "./account.store.ts";
import type { OidcCode } from "./login-info.ts";
import type { Returned } from "./oidc-client.ts";
import { dropLinks, invitationPurposes } from "./one-time-code.store.ts";

/** An account to sign in to, and the action of doing so in the audit log. */
type Found = { readonly account: Account; readonly how: "login_oidc" | "user.accept" };

/** The account with the state of its invitation. */
const linkable = (account: Account | null, now: number): (Account & Pick<LinkableAccount, "invitation">) | null => {
  if (account === null || account.invited_at === null) return account;
  return { ...account, invitation: isInvitationOpen(account.invited_at, now) ? "open" : "expired" };
};

/**
 * The account of an identity at a provider, linked to it if it was not yet; else why there is none.
 * @param now epoch seconds
 */
export const oidcAccount = async (
  tx: Tx,
  person: Returned,
  now: number,
): Promise<Found | Extract<OidcCode, "unknown" | "unconfirmed" | "invitation_expired">> => {
  const linked = await accountBySubject(tx, person.issuer, person.subject);
  const byEmail = person.email === null ? null : await accountByEmail(tx, person.email);
  const link = linkOf(person, linked, linkable(byEmail, now));
  switch (link) {
    case "linked":
      return linked === null ? "unknown" : { account: linked, how: "login_oidc" };
    case "accept-invitation":
    case "link-by-email":
      if (byEmail === null) return "unknown";
      await tx.db
        .updateTable("users")
        .set({
          oidc_issuer: person.issuer,
          oidc_subject: person.subject,
          updated_at: now,
          ...(link === "accept-invitation" ? acceptedUser(now) : {}),
        })
        .where("org_id", "=", byEmail.org_id)
        .where("user_id", "=", byEmail.user_id)
        .execute();
      if (link === "accept-invitation") await dropLinks(tx, invitationPurposes, byEmail.user_id);
      return { account: byEmail, how: link === "accept-invitation" ? "user.accept" : "login_oidc" };
    case "invitation-expired":
      return "invitation_expired";
    case "unconfirmed":
      return "unconfirmed";
    case "refuse":
      return "unknown";
  }
};

import { type LinkableAccount, linkOf } from "../../../core/auth/oidc-link.rule.ts";
import { acceptedUser } from "../../../core/users/accepted-user.rule.ts";
import { isInvitationOpen } from "../../../core/users/user-state.rule.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { writeUser } from "../users/write-user.store.ts";
import { type Account, accountByEmail, accountBySubject } from "./account.store.ts";
import type { OidcCode } from "./login-info.flow.ts";
import type { Returned } from "./oidc.client.ts";
import { dropLinks, invitationPurposes } from "./one-time-code.store.ts";

/** The account with the state of its invitation. */
const linkable = (account: Account | null, now: number): (Account & Pick<LinkableAccount, "invitation">) | null => {
  if (account === null || account.invited_at === null) return account;
  return { ...account, invitation: isInvitationOpen(account.invited_at, now) ? "open" : "expired" };
};

const lockedVersion = async ({ db }: Tx, { org_id, user_id }: Account): Promise<number> => {
  const users = db.selectFrom("users").select("version").where("org_id", "=", org_id).where("user_id", "=", user_id);
  return (await users.forUpdate().executeTakeFirstOrThrow()).version;
};

/**
 * The account of an identity at a provider, linked to it if it was not yet; else why there is none.
 */
export const oidcAccount = async (
  tx: Tx,
  person: Returned,
  request: Request,
): Promise<Account | Extract<OidcCode, "unknown" | "unconfirmed" | "invitation_expired">> => {
  const linked = await accountBySubject(tx, person.issuer, person.subject);
  const byEmail = person.email === null ? null : await accountByEmail(tx, person.email);
  const link = linkOf(person, linked, linkable(byEmail, request.now));
  switch (link) {
    case "linked":
      return linked ?? "unknown";
    case "accept-invitation":
    case "link-by-email":
      if (byEmail === null) return "unknown";
      await writeUser(
        { ...tx, org: byEmail.org_id },
        { actor: { kind: "anonymous" }, request },
        { id: byEmail.user_id, version: await lockedVersion(tx, byEmail) },
        {
          oidc_issuer: person.issuer,
          oidc_subject: person.subject,
          ...(link === "accept-invitation" ? acceptedUser(request.now) : {}),
        },
        {
          action: link === "accept-invitation" ? "user.accept" : "user.link",
          before: { issuer: byEmail.issuer },
          after: { issuer: person.issuer },
        },
      );
      if (link === "accept-invitation") await dropLinks(tx, invitationPurposes, byEmail.user_id);
      return byEmail;
    case "invitation-expired":
      return "invitation_expired";
    case "unconfirmed":
      return "unconfirmed";
    case "refuse":
      return "unknown";
  }
};

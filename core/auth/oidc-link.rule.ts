/** The claims of a person at an OpenID provider. */
export type OidcPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
};
/** The fields of an account that linking depends on; `issuer` and `subject` are null while it is not linked. */
export type LinkableAccount = {
  readonly active: boolean;
  /** whether the account's own address was confirmed */ readonly activated: boolean;
  readonly issuer: string | null;
  readonly subject: string | null;
  /** the state of a pending invitation; null or absent without one */
  readonly invitation?: "open" | "expired" | null;
};

export type OidcLink = "linked" | "link-by-email" | "accept-invitation" | "invitation-expired" | "unconfirmed" | "refuse";

/**
 * The account that a person signs in to: the linked one; otherwise the one with their email, to be linked now, if the provider has verified
 * the email and the account is not linked to another person. An account with an unconfirmed address may be a stranger's and is never
 * linked, but a pending invitation to
 * that email is accepted.
 */
export const linkOf = (person: OidcPerson, linked: LinkableAccount | null, byEmail: LinkableAccount | null): OidcLink => {
  if (linked !== null) return linked.active ? "linked" : "refuse";
  if (byEmail === null || !byEmail.active || !person.email_verified) return "refuse";
  if (byEmail.subject !== null) return "refuse";
  if (byEmail.invitation === "open") return "accept-invitation";
  if (byEmail.invitation === "expired") return "invitation-expired";
  return byEmail.activated ? "link-by-email" : "unconfirmed";
};

/** What a provider says of a person. */
export type OidcPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
};
/** An account as far as linking needs to know it; `issuer` and `subject` are null while it is linked to nobody. */
export type LinkableAccount = {
  readonly active: boolean;
  /** its own address was confirmed */ readonly activated: boolean;
  readonly issuer: string | null;
  readonly subject: string | null;
};

export type OidcLink = "linked" | "link-by-email" | "unconfirmed" | "refuse";

/** Which account a person signs in to: the one linked to them; else the one of their email, to be linked now, when the provider has verified the email and the account is linked to nobody else. An account whose own address was never confirmed may be a stranger's, and is linked to nobody. */
export const linkOf = (person: OidcPerson, linked: LinkableAccount | null, byEmail: LinkableAccount | null): OidcLink => {
  if (linked !== null) return linked.active ? "linked" : "refuse";
  if (byEmail === null || !byEmail.active || !person.email_verified) return "refuse";
  if (byEmail.subject !== null) return "refuse";
  return byEmail.activated ? "link-by-email" : "unconfirmed";
};

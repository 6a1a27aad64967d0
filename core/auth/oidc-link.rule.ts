/** What a provider says of a person. */
export type OidcPerson = { readonly issuer: string; readonly subject: string; readonly email: string | null; readonly email_verified: boolean };
/** An account as far as linking needs to know it; `issuer` and `subject` are null while it is linked to nobody. */
export type LinkableAccount = { readonly active: boolean; readonly issuer: string | null; readonly subject: string | null };

/** Which account a person signs in to: the one linked to them; else the one of their email, to be linked now, when the provider has verified the email and the account is linked to nobody else. */
export const linkOf = (person: OidcPerson, linked: LinkableAccount | null, byEmail: LinkableAccount | null): "linked" | "link-by-email" | "refuse" => {
  if (linked !== null) return linked.active ? "linked" : "refuse";
  if (byEmail === null || !byEmail.active || !person.email_verified) return "refuse";
  return byEmail.subject === null ? "link-by-email" : "refuse";
};

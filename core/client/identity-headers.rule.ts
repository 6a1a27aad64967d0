/** Credentials of the client; null for those it lacks. */
export type HeldIdentity = {
  /** key and token of a script, or of a page that embeds the product */
  readonly app_key: string | null;
  readonly token: string | null;
  /** from signing in to a portal */
  readonly portal_token: string | null;
  /** of the portal profile that a staff member acts as; takes precedence over the portal's own */
  readonly profile_token: string | null;
  /** of a shared link; replaces all other credentials */
  readonly share_token: string | null;
  /** of a tab that shows the portal as a learner gets it; replaces all other credentials */
  readonly view_as: string | null;
  readonly portal_id: string | null;
  readonly pin: string | null;
  readonly csrf: string | null;
};

const filled = (headers: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value]])));

const bearer = (token: string | null): string | null => (token === null || token === "" ? null : `Bearer ${token}`);

/** The identity headers of a call: all credentials present; a share token, else the secret of a view, replaces all others. */
export const identityHeaders = (held: HeldIdentity): Readonly<Record<string, string>> => {
  if (bearer(held.share_token) !== null) return filled({ Authorization: bearer(held.share_token) });
  if (held.view_as !== null && held.view_as !== "") return { "X-View-As": held.view_as };
  return filled({
    Authorization: bearer(held.profile_token) ?? bearer(held.portal_token),
    "X-App-Key": held.app_key,
    "X-Token": held.token,
    "X-Portal-Id": held.portal_id,
    "X-Pin": held.pin,
    "X-CSRF-Token": held.csrf,
  });
};

/** What a client holds to say who it is; null for what it does not hold. */
export type HeldIdentity = {
  /** a script's key and token, or those of a page that embeds the product */
  readonly app_key: string | null;
  readonly token: string | null;
  /** from signing in to a portal */
  readonly portal_token: string | null;
  /** of the portal profile that a member of staff acts as; it goes before the portal's own */
  readonly profile_token: string | null;
  /** of what somebody shared; it stands in for everything else */
  readonly share_token: string | null;
  readonly portal_id: string | null;
  readonly pin: string | null;
  readonly csrf: string | null;
};

const filled = (headers: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value]])));

const bearer = (token: string | null): string | null => (token === null || token === "" ? null : `Bearer ${token}`);

/** The headers by which a call says who makes it: everything that is held, but a share token replaces all other identity. */
export const identityHeaders = (held: HeldIdentity): Readonly<Record<string, string>> =>
  bearer(held.share_token) !== null
    ? filled({ Authorization: bearer(held.share_token) })
    : filled({
        Authorization: bearer(held.profile_token) ?? bearer(held.portal_token),
        "X-App-Key": held.app_key,
        "X-Token": held.token,
        "X-Portal-Id": held.portal_id,
        "X-Pin": held.pin,
        "X-CSRF-Token": held.csrf,
      });

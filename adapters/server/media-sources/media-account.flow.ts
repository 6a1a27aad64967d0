import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import * as client from "openid-client";
import type { MediaProblem } from "../../../core/media-sources/media-problem.rule.ts";
import type { MediaAccount } from "../media-settings.ts";
import type { AccountManner } from "./account-manners-provider.ts";
import { askSource } from "./ask-source.flow.ts";

/**
 * The access to an account.
 * @property expires_at epoch seconds; null where the source does not say
 */
export const MediaTokens = t.type(
  { access: t.string, refresh: t.union([t.string, t.null]), expires_at: t.union([t.number, t.null]) },
  "MediaTokens",
);
export type MediaTokens = t.TypeOf<typeof MediaTokens>;

/** What a connection sends to the source and verifies when the browser returns. */
export type MediaChallenge = { readonly state: string; readonly verifier: string };

const LongToken = t.intersection([t.type({ access_token: t.string }), t.partial({ expires_in: t.number })]);
const timeoutSeconds = 15;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Instagram's answer lacks the type of the token, which the standard requires. */
const withTokenType: client.CustomFetch = async (address, { body, ...options }) => {
  const response = await fetch(address, { ...options, ...(typeof body === "string" || body instanceof URLSearchParams ? { body } : {}) });
  const text = await response.text();
  const json: unknown = response.ok && URL.canParse(address) && text.startsWith("{") ? JSON.parse(text) : null;
  const whole =
    typeof json === "object" && json !== null && "access_token" in json ? JSON.stringify({ token_type: "bearer", ...json }) : text;
  const isEmpty = response.status === 204 || response.status === 304;
  return new Response(isEmpty ? null : whole, { status: response.status, headers: response.headers });
};

const configured = ({ authorize, token, revoke, clientId, clientSecret }: MediaAccount): client.Configuration => {
  const server = {
    issuer: new URL(authorize).origin,
    authorization_endpoint: authorize,
    token_endpoint: token,
    ...(revoke === null ? {} : { revocation_endpoint: revoke }),
  };
  const made = new client.Configuration(server, clientId, clientSecret, client.ClientSecretPost(clientSecret));
  made.timeout = timeoutSeconds;
  made[client.customFetch] = withTokenType;
  const { protocol, hostname } = new URL(token);
  if (protocol === "http:" && loopback.has(hostname)) client.allowInsecureRequests(made);
  return made;
};

const tokensOf = (
  {
    access_token,
    refresh_token,
    expires_in,
  }: { access_token: string; refresh_token?: string | undefined; expires_in?: number | undefined },
  now: number,
  kept: string | null = null,
): MediaTokens => ({
  access: access_token,
  refresh: refresh_token ?? kept,
  expires_at: expires_in === undefined ? null : now + expires_in,
});

/** Where the user agrees, and what is verified afterwards. */
export const beginConnecting = async (
  account: MediaAccount,
  { scope, asking }: AccountManner,
  redirect: string,
): Promise<{ readonly url: URL; readonly challenge: MediaChallenge }> => {
  const challenge: MediaChallenge = { state: client.randomState(), verifier: client.randomPKCECodeVerifier() };
  const url = client.buildAuthorizationUrl(configured(account), {
    ...asking,
    redirect_uri: redirect,
    scope,
    state: challenge.state,
    code_challenge: await client.calculatePKCECodeChallenge(challenge.verifier),
    code_challenge_method: "S256",
  });
  return { url, challenge };
};

/**
 * Verifies the answer of the source and fetches the tokens.
 * @throws Error when the answer is not valid, or the user declined
 */
export const finishConnecting = async (
  account: MediaAccount,
  { lengthen }: AccountManner,
  answer: { readonly returned: URL; readonly challenge: MediaChallenge; readonly now: number },
): Promise<MediaTokens> => {
  const { returned, challenge, now } = answer;
  const checks = { expectedState: challenge.state, pkceCodeVerifier: challenge.verifier };
  const first = tokensOf(await client.authorizationCodeGrant(configured(account), returned, checks), now);
  if (lengthen === null) return first;
  const longer = await askSource(lengthen(account, first.access), {}, LongToken);
  if (E.isLeft(longer)) throw new Error(`The token was not lengthened: ${longer.left.tag}.`);
  return tokensOf(longer.right, now);
};

/** New tokens in place of those that end soon; `refused` where the user has ended the access, or there is nothing to renew with. */
export const renewedTokens = async (
  account: MediaAccount,
  { renew }: AccountManner,
  held: MediaTokens,
  now: number,
): Promise<E.Either<MediaProblem, MediaTokens>> => {
  if (renew !== null) {
    const renewed = await askSource(renew(account, held.access), {}, LongToken);
    if (E.isRight(renewed)) return E.right(tokensOf(renewed.right, now));
    return E.left(renewed.left.tag === "odd" || renewed.left.tag === "gone" ? { tag: "refused" } : renewed.left);
  }
  if (held.refresh === null) return E.left({ tag: "refused" });
  try {
    return E.right(tokensOf(await client.refreshTokenGrant(configured(account), held.refresh), now, held.refresh));
  } catch (error) {
    return E.left({ tag: error instanceof client.ResponseBodyError && error.error === "invalid_grant" ? "refused" : "down" });
  }
};

/** Ends the access at the source, where it offers that; false where it did not. */
export const endAccess = async (account: MediaAccount, { end }: AccountManner, { access, refresh }: MediaTokens): Promise<boolean> => {
  try {
    if (end !== null) {
      const asked = {
        method: "DELETE",
        headers: { authorization: `Bearer ${access}` },
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      };
      return (await fetch(end(account), asked)).ok;
    }
    if (account.revoke === null) return false;
    await client.tokenRevocation(configured(account), refresh ?? access);
    return true;
  } catch {
    return false;
  }
};

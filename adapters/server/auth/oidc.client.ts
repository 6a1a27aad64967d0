import * as client from "openid-client";
import type { Config } from "../config.ts";

type Provider = NonNullable<Config["oidc"]>;

/** The values that a sign-on sends to the provider and verifies later. */
export type Challenge = { readonly state: string; readonly nonce: string; readonly verifier: string };

/**
 * The identity that the provider returned.
 * @property issuer the provider's own identifier
 */
export type Returned = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
};

/** A sign-on provider, configured by its published metadata. */
export type OidcClient = {
  /**
   * The provider's address to which the browser is redirected.
   * @param redirect the exact address that the provider redirects back to
   */
  readonly begin: (redirect: string) => Promise<{ readonly url: URL; readonly challenge: Challenge }>;
  /**
   * Verifies the provider's response: state, issuer, signature, nonce and PKCE.
   * @throws Error when any of it is invalid, `OidcDenied` when the user or the provider declined
   */
  readonly finish: (returned: URL, challenge: Challenge) => Promise<Returned>;
};

/** The provider declined to sign the user in. */
export class OidcDenied extends Error {}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const timeoutSeconds = 10;

/** Plain http is accepted only for a provider on this machine. */
const insecure = (issuer: URL) => (issuer.protocol === "http:" && loopback.has(issuer.hostname) ? [client.allowInsecureRequests] : []);

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

export const makeOidcClient = ({ issuer, clientId, clientSecret }: Provider): OidcClient => {
  const server = new URL(issuer);
  let known: Promise<client.Configuration> | null = null;
  const discovered = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(server, clientId, clientSecret, undefined, { execute: insecure(server), timeout: timeoutSeconds })
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
  return {
    begin: async (redirect) => {
      const challenge: Challenge = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      const url = client.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirect,
        scope: "openid email profile",
        state: challenge.state,
        nonce: challenge.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(challenge.verifier),
        code_challenge_method: "S256",
      });
      return { url, challenge };
    },
    finish: async (returned, { state, nonce, verifier }) => {
      const configuration = await discovered();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(configuration, returned, checks).catch((error: unknown) => {
        throw error instanceof client.AuthorizationResponseError ? new OidcDenied(error.error) : error;
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("The provider sent no id token.");
      const inToken = text(claims["email"]);
      const said = inToken === null ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
      return { issuer: claims.iss, subject: claims.sub, email: text(said["email"]), email_verified: said["email_verified"] === true };
    },
  };
};

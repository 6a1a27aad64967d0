/** Sign-ins that are at another provider; only their browser's cookie, hashed, leads back to them. */
export type OidcAttempts = { attempt_hash: string; state: string; nonce: string; verifier: string; next_path: string; expires_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    oidc_attempts: OidcAttempts;
  }
}

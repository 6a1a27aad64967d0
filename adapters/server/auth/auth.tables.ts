/** Pending sign-ons at a provider; only the hashed cookie of their browser identifies them. */
export type OidcAttempts = { attempt_hash: string; state: string; nonce: string; verifier: string; next_path: string; expires_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    oidc_attempts: OidcAttempts;
  }
}

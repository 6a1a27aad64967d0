/** Pending sign-ons at a provider; only the hashed cookie of their browser identifies them. */
export type OidcAttempts = { attempt_hash: string; state: string; nonce: string; verifier: string; next_path: string; expires_at: number };

/** Links by which support signs in as a user. */
export type SudoLinks = {
  code_hash: string;
  org_id: number;
  user_id: number;
  reason: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    oidc_attempts: OidcAttempts;
    sudo_links: SudoLinks;
  }
}

import type { Generated } from "kysely";

/**
 * What a member of staff shares with an authenticator app; secrets are sealed, times epoch seconds.
 * @property last_step the time step whose code was accepted last
 * @property failures when wrong codes were given
 */
export type TwoSteps = {
  user_id: number;
  org_id: number;
  secret: string | null;
  on_since: number | null;
  pending_secret: string | null;
  pending_since: number | null;
  last_step: Generated<number>;
  failures: Generated<number[]>;
};

type RecoveryCodes = { org_id: number; user_id: number; code_hash: string; used_at: number | null };

type RememberedDevices = {
  device_id: Generated<number>;
  org_id: number;
  user_id: number;
  token_hash: string;
  ip: string;
  user_agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
};

/** Sign-ins whose password was right and whose code is awaited. */
type SecondSteps = { token_hash: string; org_id: number; user_id: number; expires_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    two_steps: TwoSteps;
    recovery_codes: RecoveryCodes;
    remembered_devices: RememberedDevices;
    second_steps: SecondSteps;
  }
}

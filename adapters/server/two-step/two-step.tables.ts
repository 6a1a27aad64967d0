import type { Generated } from "kysely";

/**
 * The authenticator app of a member of staff; secrets are encrypted, times are epoch seconds.
 * @property last_step the time step of the last accepted code
 * @property failures times of wrong codes
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

/** Sign-ins with the correct password whose code is pending. */
type SecondSteps = { token_hash: string; org_id: number; user_id: number; expires_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    two_steps: TwoSteps;
    recovery_codes: RecoveryCodes;
    remembered_devices: RememberedDevices;
    second_steps: SecondSteps;
  }
}

import type { Generated } from "kysely";

type DeviceTokens = {
  device_id: Generated<number>;
  org_id: number;
  user_id: number;
  token: string;
  user_agent: string;
  created_at: number;
  seen_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    device_tokens: DeviceTokens;
  }
}

import type { Generated } from "kysely";

type OrgKeys = {
  key_id: Generated<number>;
  org_id: number;
  public_key: string;
  private_key: string;
  created_at: number;
  retired_at: Generated<number | null>;
};

declare module "../storage/schema.ts" {
  interface Schema {
    org_keys: OrgKeys;
  }
}

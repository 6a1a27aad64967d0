import type { Generated } from "kysely";

type RetentionSettings = { org_id: number; days: Generated<unknown>; version: Generated<number>; updated_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    retention_settings: RetentionSettings;
  }
}

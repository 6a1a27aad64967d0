import type { Generated } from "kysely";

type PortalSettings = { org_id: number; version: Generated<number>; updated_at: number };
type PortalTesters = { org_id: number; con_id: number; added_at: number; user_id: number | null };

declare module "../storage/schema.ts" {
  interface Schema {
    portal_settings: PortalSettings;
    portal_testers: PortalTesters;
  }
}

import type { Generated } from "kysely";

type PermissionPresets = {
  preset_id: Generated<number>;
  org_id: number;
  name: string;
  role: string;
  flags: Generated<readonly string[]>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Generated<number | null>;
};

type AccessRequests = { org_id: number; user_id: number; path: string; task_id: number; created_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    permission_presets: PermissionPresets;
    access_requests: AccessRequests;
  }
}

import type { Generated } from "kysely";

type OrgExports = {
  export_id: Generated<number>;
  org_id: number;
  user_id: number;
  file_id: Generated<string>;
  job_id: number | null;
  state: Generated<"making" | "ready" | "failed" | "cancelled">;
  problem: string | null;
  bytes: number | null;
  created_at: number;
  until: number | null;
  file_gone_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    org_exports: OrgExports;
  }
}

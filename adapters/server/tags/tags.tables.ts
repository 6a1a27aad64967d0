import type { Generated } from "kysely";

type Tags = { org_id: number; name: string; created_at: number; made_by: Generated<number | null>; gone_by: Generated<number | null> };
type TagRows = { org_id: number; job_id: number; con_id: number; lost: string[]; gained: boolean };
type TagFilters = { org_id: number; job_id: number; kind: string; record_id: number; before: unknown; after: unknown };

declare module "../storage/schema.ts" {
  interface Schema {
    tags: Tags;
    tag_rows: TagRows;
    tag_filters: TagFilters;
  }
}

import type { Generated } from "kysely";

type ContactExports = {
  export_id: Generated<number>;
  org_id: number;
  user_id: number;
  selection: unknown;
  teams: number[] | null;
  columns: string[];
  bom: boolean;
  sort: Generated<string | null>;
  created_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    contact_exports: ContactExports;
  }
}

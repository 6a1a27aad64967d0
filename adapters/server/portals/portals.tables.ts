import type { Generated } from "kysely";

type Portals = {
  pid: string;
  org_id: number;
  title: string;
  theme: unknown;
  full_screen: Generated<boolean>;
  version: Generated<number>;
  created_at: number;
  updated_at: Generated<number>;
  closed_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    portals: Portals;
  }
}

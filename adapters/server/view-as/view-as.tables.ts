import type { Generated } from "kysely";

type ViewsAs = {
  view_id: Generated<number>;
  secret_hash: string;
  org_id: number;
  kind: Generated<string>;
  user_id: number;
  con_id: number | null;
  pid: string | null;
  as_user_id: Generated<number | null>;
  began_at: number;
  expires_at: number;
  ended_at: Generated<number | null>;
};

declare module "../storage/schema.ts" {
  interface Schema {
    views_as: ViewsAs;
  }
}

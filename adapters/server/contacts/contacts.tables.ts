import type { Generated } from "kysely";

type Contacts = {
  con_id: Generated<number>;
  org_id: number;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: Generated<string[]>;
  mobile: Generated<string[]>;
  fields: Generated<Record<string, unknown>>;
  tags: Generated<string[]>;
  photo: string | null;
  password_hash: string | null;
  language: "en" | "es" | null;
  archived_at: number | null;
  deleted_at: number | null;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    contacts: Contacts;
  }
}

import type { Generated, GeneratedAlways } from "kysely";

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
  create_key: string | null;
  /** the name folded, as lists are ordered by it */
  sort_name: GeneratedAlways<string>;
  /** names, emails and mobiles folded, as searches look through them */
  search_text: GeneratedAlways<string>;
};

type ContactCounts = { org_id: number; archived: boolean; slot: number; n: number };

declare module "../storage/schema.ts" {
  interface Schema {
    contacts: Contacts;
    contact_counts: ContactCounts;
  }
}

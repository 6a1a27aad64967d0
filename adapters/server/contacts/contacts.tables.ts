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
  /** with whom a merge made this contact one */
  merged_into: Generated<number | null>;
  blocked_at: Generated<number | null>;
  /** when personal data were taken out for good */
  erased_at: Generated<number | null>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  create_key: string | null;
  /** the name folded, as lists are ordered by it */
  sort_name: GeneratedAlways<string>;
  /** the displayed name folded, as omni search compares it */
  find_name: GeneratedAlways<string>;
  /** names, emails and mobiles folded, as searches look through them */
  search_text: GeneratedAlways<string>;
  /** what lists show, as JSON text without its braces */
  list_text: GeneratedAlways<string>;
};

type ContactCounts = { org_id: number; archived: boolean; slot: number; n: number };

type ContactRelations = { org_id: number; con_id: number; name: string; parent_id: number; is_parent_there: boolean };

declare module "../storage/schema.ts" {
  interface Schema {
    contacts: Contacts;
    contact_counts: ContactCounts;
    contact_relations: ContactRelations;
  }
}

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
  /** the contact into which this one was merged */
  merged_into: Generated<number | null>;
  blocked_at: Generated<number | null>;
  /** when the personal data were permanently erased */
  erased_at: Generated<number | null>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  create_key: string | null;
  /** the folded name, by which lists are sorted */
  sort_name: GeneratedAlways<string>;
  /** the folded display name, for omni search */
  find_name: GeneratedAlways<string>;
  /** folded names, emails and mobiles, for searches */
  search_text: GeneratedAlways<string>;
  /** the list properties, as JSON text without braces */
  list_text: GeneratedAlways<string>;
};

type ContactCounts = { org_id: number; archived: boolean; slot: number; n: number };

type ContactRelations = { org_id: number; con_id: number; name: string; parent_id: number; is_parent_there: boolean };

/** @property key id of the team or of the assigned user; '' for none */
type ContactSightCounts = {
  org_id: number;
  kind: "team" | "assigned";
  key: string;
  archived: boolean;
  slot: number;
  n: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    contacts: Contacts;
    contact_counts: ContactCounts;
    contact_sight_counts: ContactSightCounts;
    contact_relations: ContactRelations;
  }
}

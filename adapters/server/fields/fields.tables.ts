import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type FieldSections = { org_id: number; slug: string; title: string; position: number };

type Fields = {
  field_id: Generated<number>;
  org_id: number;
  name: string;
  label: string;
  type: string;
  section: Generated<string>;
  position: Generated<number>;
  /** JSON text when written */
  options: ColumnType<unknown, string | null, string | null>;
  access: "admin" | "guest" | null;
  share_editable: 0 | 1 | null;
  editable: Generated<boolean>;
  form_hidden: Generated<boolean>;
  required: Generated<boolean>;
  is_event: Generated<boolean>;
  operators: string[] | null;
  custom_object_id: string | null;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  converting: string | null;
  bucket: Generated<"rep" | "http" | "others" | null>;
  create_key: Generated<string | null>;
};

type ContactSecrets = { org_id: number; con_id: number; name: string; sealed: string; updated_at: number };
type FieldConversions = {
  conversion_id: Generated<number>;
  org_id: number;
  field_id: number;
  from_type: string;
  to_type: string;
  emptied: number;
  at: number;
  reverted_at: number | null;
};
type RepValues = {
  org_id: number;
  user_id: number;
  user_key: GeneratedAlways<string>;
  fields: Generated<Record<string, unknown>>;
  version: Generated<number>;
  updated_at: number;
};
type HttpBuckets = { org_id: number; title: string; url: string; version: Generated<number>; updated_at: number };
type FieldOriginals = { org_id: number; conversion_id: number; con_id: number; value: unknown; converted: unknown };

declare module "../storage/schema.ts" {
  interface Schema {
    field_sections: FieldSections;
    fields: Fields;
    contact_secrets: ContactSecrets;
    field_conversions: FieldConversions;
    field_originals: FieldOriginals;
    rep_values: RepValues;
    http_buckets: HttpBuckets;
  }
}

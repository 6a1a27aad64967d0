import type { Generated } from "kysely";

type ContactNotes = {
  note_id: Generated<number>;
  org_id: number;
  con_id: number;
  body: string;
  create_key: Generated<string | null>;
  author_id: number | null;
  editor_id: Generated<number | null>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    contact_notes: ContactNotes;
  }
}

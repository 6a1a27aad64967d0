import type { Generated } from "kysely";

type Owned = {
  org_id: number;
  con_id: number | null;
  user_id: number | null;
  campaign_id: number | null;
  trigger_id: number | null;
  lesson_id: number | null;
};

type Links = Owned & {
  link_id: Generated<number>;
  token: string;
  kind: string;
  target: string;
  item_uuid: string | null;
  opens: Generated<number>;
  created_at: number;
};

type LinkVisitors = { org_id: number; link_id: number; visitor_hash: string; is_own: boolean; first_at: number };

type SigningDocuments = Owned & {
  signing_id: Generated<number>;
  item_uuid: string;
  document: string | null;
  address: string | null;
  created_at: number;
  signed_at: number | null;
  ended_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    links: Links;
    link_visitors: LinkVisitors;
    signing_documents: SigningDocuments;
  }
}

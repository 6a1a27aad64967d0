import type { Generated } from "kysely";

type PortalPages = {
  page_id: Generated<number>;
  org_id: number;
  path: string;
  title: Generated<string>;
  html: Generated<string>;
  draft_title: string;
  draft_html: Generated<string>;
  published_at: number | null;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    portal_pages: PortalPages;
  }
}

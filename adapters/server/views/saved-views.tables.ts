import type { Generated } from "kysely";

type ListViews = {
  view_id: Generated<number>;
  org_id: number;
  list: "contacts" | "courses";
  user_id: number | null;
  name: string;
  shared: Generated<boolean>;
  settings: unknown;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type ListViewStarts = { org_id: number; user_id: number; list: "contacts" | "courses"; view_id: number };

declare module "../storage/schema.ts" {
  interface Schema {
    list_views: ListViews;
    list_view_starts: ListViewStarts;
  }
}

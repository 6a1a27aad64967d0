import type { Generated, GeneratedAlways } from "kysely";

type LessonVersions = {
  org_id: number;
  lesson_id: number;
  number: number;
  kind: "publish" | "restore" | "sitting";
  label: Generated<string>;
  name: string;
  banner_img: string | null;
  tags: Generated<unknown>;
  metadata: Generated<unknown>;
  items: unknown;
  user_id: number | null;
  created_at: number;
};

type LessonAttempts = { org_id: number; attempt_key: string; lesson_id: number; created_at: number };

type LessonAuthors = { org_id: number; lesson_id: number; user_id: number; item_uuid: string | null; seen_at: number };

type LessonLinkChecks = { org_id: number; lesson_id: number; checked_at: number; dead: Generated<unknown>; missed: Generated<unknown> };

type Lessons = {
  lesson_id: Generated<number>;
  org_id: number;
  uuid: string;
  name: string;
  items: Generated<unknown>;
  banner_img: string | null;
  user_id: number | null;
  folder_id: Generated<number | null>;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
  tags: Generated<unknown>;
  metadata: Generated<unknown>;
  length: Generated<number>;
  own_length: number | null;
  items_count: GeneratedAlways<number>;
  types: GeneratedAlways<unknown>;
  item_text: Generated<string>;
  published_version: number | null;
  published_at: number | null;
  is_dirty: Generated<boolean>;
  create_key: string | null;
  edited_by: number | null;
  sitting_from: number | null;
  sort_name: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
};

type LessonFolders = {
  folder_id: Generated<number>;
  org_id: number;
  parent_id: number | null;
  name: string;
  user_id: number | null;
  create_key: string | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    lessons: Lessons;
    lesson_folders: LessonFolders;
    lesson_versions: LessonVersions;
    lesson_attempts: LessonAttempts;
    lesson_authors: LessonAuthors;
    lesson_link_checks: LessonLinkChecks;
  }
}

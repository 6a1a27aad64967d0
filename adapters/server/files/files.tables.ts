import type { Generated, GeneratedAlways } from "kysely";

type Content = {
  filename: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  poster_sha256: string | null;
};

type FileFolders = {
  folder_id: Generated<number>;
  org_id: number;
  parent_id: number | null;
  name: string;
  create_key: string | null;
  created_by: number | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

type FileContents = { org_id: number; sha256: string; bytes: number; created_at: number };

type Files = Content & {
  file_id: Generated<number>;
  /** the random part of its address */
  address: string;
  org_id: number;
  location: string | null;
  sha256: string | null;
  folder_id: number | null;
  description: Generated<string>;
  focus_x: number | null;
  focus_y: number | null;
  upload_id: string | null;
  created_by: number | null;
  con_id: number | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
  sort_name: GeneratedAlways<string>;
  search_text: GeneratedAlways<string>;
};

type FileVersions = Content & {
  file_version_id: Generated<number>;
  org_id: number;
  file_id: number;
  sha256: string;
  replaced_at: number;
  replaced_by: number | null;
};

type FileUploads = Content & {
  upload_id: string;
  org_id: number;
  user_id: number | null;
  con_id: number | null;
  sha256: string;
  created_at: number;
};

type FileShares = {
  share_id: Generated<number>;
  org_id: number;
  file_id: number | null;
  folder_id: number | null;
  token_hash: string;
  password_hash: string | null;
  expires_at: number | null;
  opens: Generated<number>;
  opened_at: number | null;
  revoked_at: number | null;
  created_by: number | null;
  created_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    file_folders: FileFolders;
    file_contents: FileContents;
    files: Files;
    file_versions: FileVersions;
    file_uploads: FileUploads;
    file_shares: FileShares;
  }
}

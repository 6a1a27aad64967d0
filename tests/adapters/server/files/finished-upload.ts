import { sql } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { UploadedContent } from "../../../../core/files/uploaded-content.model.ts";
import type { StaffPerson } from "../two-orgs.ts";

/** Rows of a finished upload, as the server writes them once its bytes are stored. */
export const finishedUpload = (
  database: Database,
  { org, user }: StaffPerson,
  filename: string,
  values: Partial<UploadedContent> = {},
): Promise<string> =>
  database.asSystem(async ({ db }) => {
    const upload = randomBytes(16).toString("hex");
    const content = {
      mimetype: "image/jpeg",
      size: 1_000,
      sha256: createHash("sha256").update(upload).digest("hex"),
      poster: null,
      width: 800,
      height: 600,
      duration: null,
      ...values,
    };
    await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${org}, ${content.sha256}, ${content.size}, 1) on conflict do nothing`.execute(
      db,
    );
    await sql`
      insert into file_uploads (upload_id, org_id, user_id, filename, mime, bytes, sha256, poster_sha256, width, height, duration, created_at)
      values (${upload}, ${org}, ${user}, ${filename}, ${content.mimetype}, ${content.size}, ${content.sha256}, ${content.poster}, ${content.width}, ${content.height}, ${content.duration}, 1)`.execute(
      db,
    );
    return upload;
  });

import { sql } from "kysely";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import type { FileCall } from "./file-row.ts";

type Call = Pick<FileCall, "tx" | "actor">;

/** A finished upload of the caller; locked, so that it becomes one file. */
export const findUpload = async ({ tx, actor }: Call, id: string): Promise<UploadedContent | null> => {
  const { rows } = await sql<UploadedContent>`
    select filename, mime as mimetype, bytes as size, sha256, poster_sha256 as poster, width, height, duration
    from file_uploads where org_id = ${tx.org} and upload_id = ${id} and user_id = ${actor.user_id} for update`.execute(tx.db);
  return rows[0] ?? null;
};

/** Removes an upload whose content a file has taken over. */
export const dropUpload = async ({ tx }: Call, id: string): Promise<void> => {
  await sql`delete from file_uploads where org_id = ${tx.org} and upload_id = ${id}`.execute(tx.db);
};

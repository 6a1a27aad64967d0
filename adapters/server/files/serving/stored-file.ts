import { sql } from "kysely";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Tx } from "../../storage/database.ts";

/**
 * A file as it is stored.
 * @property location of a file that comes with the product; null for stored content
 * @property poster_sha256 hash of the picture that stands for a film
 * @property con_id the learner whose own upload it is
 * @property deleted whether it or a folder above it is in the bin
 */
export type StoredFileRow = {
  readonly file_id: number;
  readonly org_id: number;
  readonly address: string;
  readonly filename: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly location: string | null;
  readonly sha256: string | null;
  readonly poster_sha256: string | null;
  readonly con_id: number | null;
  readonly deleted: boolean;
};

const addressPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The file of an address, of any organisation that is not closed. */
export const fileAt = async ({ db }: Tx, address: string): Promise<StoredFileRow | null> => {
  if (!addressPattern.test(address)) return null;
  const { rows } = await sql<StoredFileRow>`
    select f.file_id, f.org_id, f.address, f.filename, f.mime, f.bytes, f.width, f.location, f.sha256, f.poster_sha256, f.con_id,
      f.deleted_at is not null or exists (
        with recursive above as (
          select d.folder_id, d.parent_id, d.deleted_at from file_folders d where d.org_id = f.org_id and d.folder_id = f.folder_id
          union select d.folder_id, d.parent_id, d.deleted_at from file_folders d join above a on d.folder_id = a.parent_id where d.org_id = f.org_id)
        select from above where deleted_at is not null) as deleted
    from files f join orgs o on o.org_id = f.org_id where f.address = ${address} and o.closed_at is null`.execute(db);
  return rows[0] ?? null;
};

const demoFolder = new URL("../../demo/media/", import.meta.url);

/**
 * The path of a file that comes with the product.
 * @returns null when there is none
 */
export const pathOfLocation = async (location: string): Promise<{ readonly path: string; readonly size: number } | null> => {
  // a location contains no folders, so that it cannot leave its own
  const name = /^demo\/([A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(location)?.[1];
  if (name === undefined) return null;
  const path = fileURLToPath(new URL(name, demoFolder));
  const facts = await stat(path).catch(() => null);
  return facts === null ? null : { path, size: facts.size };
};

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tx } from "../storage/database.ts";

/**
 * A file that may be served.
 * @property path on this machine
 */
export type MediaFile = { readonly path: string; readonly mime: string; readonly bytes: number; readonly etag: string };

const demoFolder = fileURLToPath(new URL("../demo/media/", import.meta.url));
const plainLocation = /^(demo|data)\/([A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** The path of a location; a location contains no folders, so that it cannot escape the root. */
const pathOf = (location: string | null, dataFolder: string): string | null => {
  const [, root, name] = plainLocation.exec(location ?? "") ?? [];
  if (root === undefined || name === undefined) return null;
  return root === "demo" ? join(demoFolder, name) : join(dataFolder, "media", name);
};

/**
 * An organisation's file by its id.
 * @returns null when no file has the id, or its bytes are missing
 */
export const findMedia = async ({ db, org }: Tx, id: string, dataFolder: string): Promise<MediaFile | null> => {
  const row = await db
    .selectFrom("files")
    .select(["address", "mime", "location"])
    .where("org_id", "=", org)
    .where("address", "=", id)
    .executeTakeFirst();
  const path = row === undefined ? null : pathOf(row.location, dataFolder);
  if (row === undefined || path === null) return null;
  const facts = await stat(path).catch(() => null);
  return facts === null ? null : { path, mime: row.mime, bytes: facts.size, etag: `"${row.address}-${facts.size}"` };
};

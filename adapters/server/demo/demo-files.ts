import { sql } from "kysely";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fileUrl } from "../../../core/files/file-address.rule.ts";
import { fileHash } from "../contents/file-hash.ts";
import type { Tx } from "../storage/database.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { DemoContext } from "./demo.ts";

/**
 * A file of the demo.
 * @property source its name among the files that come with the demo
 * @property days how long ago it was added
 */
export type DemoFile = {
  readonly source: string;
  readonly filename: string;
  readonly mime: string;
  readonly folder: number | null;
  readonly by: number;
  readonly days: number;
  readonly size?: readonly [number, number];
  readonly description?: string;
  readonly deleted?: boolean;
};

type Place = { readonly bytes: number; readonly sha256: string | null; readonly location: string | null };

const day = 86_400;
const pathOf = (source: string): string => fileURLToPath(new URL(`./media/${source}`, import.meta.url));

/** Stores the content of a file that comes with the demo; without a storage it is served from where it is. */
export const placeContent = async ({ db }: Tx, { org, now, contents }: DemoContext, source: string): Promise<Place> => {
  const path = pathOf(source);
  const { size: bytes } = await stat(path);
  if (contents === undefined) return { bytes, sha256: null, location: `demo/${source}` };
  const sha256 = await fileHash(path);
  await contents.put({ org, sha256, variant: null }, path);
  await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${org}, ${sha256}, ${bytes}, ${now}) on conflict do nothing`.execute(
    db,
  );
  return { bytes, sha256, location: null };
};

/** Adds a file; returns its address. */
export const addDemoFile = async (tx: Tx, context: DemoContext, file: DemoFile): Promise<string> => {
  const { org, now, random } = context;
  const { source, filename, mime, folder, by, days, size = null, description = "", deleted = false } = file;
  const address = uuidFrom(random);
  const place = await placeContent(tx, context, source);
  await tx.db
    .insertInto("files")
    .values({
      ...place,
      org_id: org,
      address,
      filename,
      mime,
      folder_id: folder,
      width: size?.[0] ?? null,
      height: size?.[1] ?? null,
      description,
      created_by: by,
      deleted_at: deleted ? now - day : null,
      created_at: now - days * day,
      updated_at: now - days * day,
    })
    .execute();
  return fileUrl("", { address, filename });
};

/** Adds a folder; returns its id. */
export const addDemoFolder = async (
  { db }: Tx,
  { org, now }: DemoContext,
  name: string,
  by: number,
  parent_id: number | null = null,
): Promise<number> => {
  const times = { deleted_at: null, created_at: now - 30 * day, updated_at: now - 30 * day };
  const row = { org_id: org, parent_id, name, create_key: null, created_by: by, ...times };
  return (await db.insertInto("file_folders").values(row).returning("folder_id").executeTakeFirstOrThrow()).folder_id;
};

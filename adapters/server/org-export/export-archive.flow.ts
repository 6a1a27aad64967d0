import { sql } from "kysely";
import { Readable } from "node:stream";
import { zipNames } from "../../../core/files/zip-names.rule.ts";
import type { ExportedKinds } from "../../../core/org-export/exported-kind.model.ts";
import { readmeText } from "../../../core/org-export/readme-text.rule.ts";
import type { ContentStorage } from "../contents/content-storage.ts";
import { bodyOf } from "../files/serving/file-body.ts";
import type { StoredFileRow } from "../files/serving/stored-file.ts";
import { type ZipEntry, zipStream } from "../files/zip-stream.ts";
import type { Tx } from "../storage/database.ts";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** The files of the library that are not in the bin. */
export const libraryFiles = async ({ db, org }: Tx): Promise<readonly StoredFileRow[]> => {
  const { rows } = await sql<StoredFileRow>`
    select file_id, org_id, address, filename, mime, bytes, width, location, sha256, poster_sha256, con_id, false as deleted
    from files where org_id = ${org} and deleted_at is null order by file_id`.execute(db);
  return rows;
};

/** @property open the parts of the kind */
type KindPart = { readonly table: string; readonly rows: number; readonly open: () => Readable };

/** Facts of an archive. */
type Facts = {
  readonly org: string;
  readonly madeAt: string;
  readonly kinds: readonly KindPart[];
  readonly exported: ExportedKinds;
  readonly files: readonly StoredFileRow[];
};

/** The archive as it is read: a README, a CSV file for each kind, and the bytes of the library. */
export const exportArchive = async (contents: ContentStorage, { org, madeAt, kinds, exported, files }: Facts): Promise<Readable> => {
  const names = zipNames(files.map(({ file_id, filename }) => ({ path: "files/contents", filename: `${file_id}-${filename}` })));
  const missing: string[] = [];
  const stored: ZipEntry[] = [];
  for (const [at, file] of files.entries()) {
    const name = names[at] ?? String(file.file_id);
    const body = await bodyOf(contents, file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (body === null) missing.push(name);
    else stored.push({ name, size: body.size, open: () => body.read() });
  }
  const told = kinds.flatMap(({ table, rows }) => {
    const kind = exported[table];
    return kind === undefined ? [] : [{ ...kind, rows }];
  });
  const readme = Buffer.from(readmeText({ org, madeAt, kinds: told, files: stored.length, missing }));
  return zipStream([
    { name: "README.txt", size: readme.length, open: async () => Readable.from([readme]) },
    ...kinds.map(({ table, open }) => ({ name: exported[table]?.file ?? table, size: null, open: async () => open() })),
    ...stored,
  ]);
};

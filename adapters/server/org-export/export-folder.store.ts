import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../config.ts";
import type { Sealer } from "../storage/sealer.ts";
import { openFile, sealedBytes } from "../uploads/sealed-file.ts";

type Folder = Pick<Config, "dataFolder">;
type Store = { readonly config: Folder; readonly sealer: Sealer };

/** Folder of whole exports; all processes that serve an organisation must share it. */
const exportFolder = ({ dataFolder }: Folder): string => join(dataFolder === "" ? join(tmpdir(), "cygnet") : dataFolder, "exports");

/** Where the parts of an export are until its archive is made. */
const partFolder = (config: Folder, file: string): string => join(exportFolder(config), `${file}.parts`);
const archivePath = (config: Folder, file: string): string => join(exportFolder(config), `${file}.data`);

const written = async (path: string, sealer: Sealer, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> => {
  const unfinished = `${path}.unfinished`;
  await pipeline(
    bytes,
    (chunks: AsyncIterable<Uint8Array>) => sealedBytes(chunks, sealer.fileKey),
    createWriteStream(unfinished, { mode: 0o600 }),
    { signal },
  );
  await rename(unfinished, path);
};

const partPath = (config: Folder, file: string, kind: number, part: number): string =>
  join(partFolder(config, file), `${kind}-${part}.data`);

/** A part of an export. */
type Part = { readonly file: string; readonly kind: number; readonly part: number };

/** Stores one part encrypted; storing it again after a crash replaces it. */
export const keepPart = async ({ config, sealer }: Store, { file, kind, part }: Part, text: string, signal: AbortSignal): Promise<void> => {
  await mkdir(partFolder(config, file), { recursive: true, mode: 0o700 });
  await written(partPath(config, file, kind, part), sealer, Readable.from([Buffer.from(text)]), signal);
};

async function* bytesOfParts({ config, sealer }: Store, file: string, kind: number, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const open = await openFile({ path: partPath(config, file, kind, part), key: sealer.fileKey });
    try {
      yield* open.bytes(0, open.size);
    } finally {
      await open.close();
    }
  }
}

/** The parts of one kind, one after the other. */
export const readParts = (store: Store, file: string, kind: number, parts: number): Readable =>
  Readable.from(bytesOfParts(store, file, kind, parts), { objectMode: false });

/** Stores the archive encrypted; nothing is visible before it is whole. */
export const keepArchive = (
  { config, sealer }: Store,
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> => written(archivePath(config, file), sealer, bytes, signal);

/**
 * The bytes of an archive.
 * @throws Error with the code ENOENT when it was deleted
 */
export const openArchive = ({ config, sealer }: Store, file: string): ReturnType<typeof openFile> =>
  openFile({ path: archivePath(config, file), key: sealer.fileKey });

/** Deletes the parts of an export. */
export const dropParts = (config: Folder, file: string): Promise<void> => rm(partFolder(config, file), { recursive: true, force: true });

/** Deletes everything that is stored of an export. */
export const dropExport = async (config: Folder, file: string): Promise<void> => {
  await dropParts(config, file);
  await rm(`${archivePath(config, file)}.unfinished`, { force: true });
  await rm(archivePath(config, file), { force: true });
};

import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { importLimits } from "../../../core/import/import-layout.model.ts";
import { importRefusals } from "../../../core/import/import-refusals.ts";
import type { Config } from "../config.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { Sealer } from "../storage/sealer.ts";
import { sealedBytes, type StoredFile } from "./sealed-file.ts";

/** Folder of import files; all processes that serve an organisation must share it. */
export const importFolder = ({ dataFolder }: Pick<Config, "dataFolder">): string =>
  join(dataFolder === "" ? join(tmpdir(), "cygnet") : dataFolder, "imports");

export const importPath = (config: Pick<Config, "dataFolder">, fileId: string): string => join(importFolder(config), `${fileId}.data`);

/** The file of an import, encrypted with a key derived from the server's. */
export const importFile = (config: Pick<Config, "dataFolder">, sealer: Sealer, fileId: string): StoredFile => ({
  path: importPath(config, fileId),
  key: sealer.fileKey,
});

/**
 * Encrypts a stream into a file.
 * @returns the number of bytes
 * @throws RequestFailure when it is too large; nothing is stored then
 */
export const keepFile = async (config: Pick<Config, "dataFolder">, sealer: Sealer, fileId: string, source: Readable): Promise<number> => {
  await mkdir(importFolder(config), { recursive: true, mode: 0o700 });
  const { path } = importFile(config, sealer, fileId);
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > importLimits.bytes)
        throw new RequestFailure({
          tag: "too-large",
          ...importRefusals.import_too_large({ megabytes: importLimits.bytes / 1_048_576 }),
          limit: importLimits.bytes,
        });
      yield chunk;
    }
  };
  try {
    await pipeline(
      source,
      counted,
      (chunks: AsyncIterable<Uint8Array>) => sealedBytes(chunks, sealer.fileKey),
      createWriteStream(path, { mode: 0o600 }),
    );
    return bytes;
  } catch (error) {
    await dropFile(config, fileId);
    throw error;
  }
};

export const dropFile = (config: Pick<Config, "dataFolder">, fileId: string): Promise<void> =>
  rm(importPath(config, fileId), { force: true });

import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ContentKey, ContentStorage } from "../contents/content-storage.ts";

const hashOf = async (chunks: AsyncIterable<unknown>): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(chunks, hash);
  return hash.digest("hex");
};

/** Whether a content is stored with exactly its bytes. */
export const isIntact = async (contents: ContentStorage, key: ContentKey, bytes: number): Promise<boolean> => {
  if ((await contents.size(key)) !== bytes) return false;
  const stream = await contents.read(key);
  return stream !== null && (await hashOf(stream)) === key.sha256;
};

/**
 * Stores bytes under the hash that they have; what is there and damaged is replaced.
 * @param spool folder for the bytes until they are checked
 * @returns whether they have the hash; nothing is stored when they have another
 */
export const storeChecked = async (
  contents: ContentStorage,
  key: ContentKey,
  chunks: AsyncIterable<Uint8Array>,
  spool: string,
): Promise<boolean> => {
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(spool, "content-"));
  try {
    const path = join(folder, "bytes");
    const hash = createHash("sha256");
    let bytes = 0;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }));
    if (hash.digest("hex") !== key.sha256) return false;
    if (await isIntact(contents, key, bytes)) return true;
    await contents.remove(key);
    await contents.put(key, path);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

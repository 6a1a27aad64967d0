import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { FileProblem } from "./file-problem.ts";

/**
 * A file on disk.
 * @property key its encryption key; null when it is not encrypted. Passed between threads.
 */
export type StoredFile = { readonly path: string; readonly key: Uint8Array | null };

/** A file with random access to its decrypted bytes. */
export type OpenFile = {
  readonly size: number;
  /** Returns fewer bytes than requested at the end of the file. */
  readonly read: (at: number, length: number) => Promise<Buffer>;
  /** @param to the first byte not included */
  readonly bytes: (from: number, to: number) => AsyncGenerator<Buffer>;
  readonly close: () => Promise<void>;
};

const algorithm = "aes-256-gcm";
const mark = Buffer.from("\u0000CYGNET\u0001", "latin1");
const saltBytes = 16;
const headBytes = mark.length + saltBytes;
const tagBytes = 16;
const block = 65_536;
const sealedBlock = block + tagBytes;
const atOnce = 262_144;

const keyOf = (key: Uint8Array, salt: Uint8Array): Buffer => Buffer.from(hkdfSync("sha256", key, salt, "a file of an import", 32));

/** The nonce of a block holds its index and whether it is the last, so that moving or truncating blocks is detected. */
const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Encrypts a stream in blocks that can be decrypted separately. */
export const sealedBytes = async function* (chunks: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const own = keyOf(key, salt);
  let index = 0;
  const seal = (bytes: Uint8Array, isLast: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, own, nonceOf(index, isLast));
    index += 1;
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([sealed, cipher.getAuthTag()]);
  };
  yield Buffer.concat([mark, salt]);
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    let at = 0;
    for (; held.length - at > block; at += block) yield seal(held.subarray(at, at + block), false);
    held = held.subarray(at);
  }
  yield seal(held, true);
};

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, length)), 0, Math.max(0, length), at);
  return buffer.subarray(0, bytesRead);
};

const openSealed = (file: FileHandle, stored: number, own: Buffer): Omit<OpenFile, "close" | "bytes"> => {
  const blocks = Math.ceil((stored - headBytes) / sealedBlock);
  const size = stored - headBytes - blocks * tagBytes;
  const clear = (sealed: Buffer, index: number): Buffer => {
    try {
      const decipher = createDecipheriv(algorithm, own, nonceOf(index, index === blocks - 1)).setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new FileProblem("The file was damaged where it is kept, or the server's key is another; choose it again");
    }
  };
  return {
    size,
    read: async (at, length) => {
      const end = Math.min(size, at + length);
      if (end <= at) return Buffer.alloc(0);
      const first = Math.floor(at / block);
      const last = Math.floor((end - 1) / block);
      const sealed = await readAt(file, headBytes + first * sealedBlock, (last - first + 1) * sealedBlock);
      const parts = Array.from({ length: last - first + 1 }, (_, n) =>
        clear(sealed.subarray(n * sealedBlock, (n + 1) * sealedBlock), first + n),
      );
      return Buffer.concat(parts).subarray(at - first * block, end - first * block);
    },
  };
};

/** Opens a file that is encrypted with the key, was stored before files were encrypted, or is the user's own unencrypted file. */
export const openFile = async ({ path, key }: StoredFile): Promise<OpenFile> => {
  const file = await open(path);
  try {
    const { size: stored } = await file.stat();
    const head = key === null ? Buffer.alloc(0) : await readAt(file, 0, headBytes);
    const isSealed = head.length === headBytes && head.subarray(0, mark.length).equals(mark);
    const { size, read } =
      isSealed && key !== null
        ? openSealed(file, stored, keyOf(key, head.subarray(mark.length)))
        : { size: stored, read: (at: number, length: number) => readAt(file, at, length) };
    const bytes = async function* (from: number, to: number): AsyncGenerator<Buffer> {
      for (let at = from; at < Math.min(size, to); at += atOnce) yield await read(at, Math.min(atOnce, to - at));
    };
    return { size, read, bytes, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
};

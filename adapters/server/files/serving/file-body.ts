import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ContentKey, ContentStorage } from "../../contents/content-storage.ts";
import { pathOfLocation, type StoredFileRow } from "./stored-file.ts";

type Range = { readonly start: number; readonly end: number };

/**
 * Bytes that can be sent.
 * @property etag with its quotes
 * @property read all bytes, or a range with both ends inclusive; null when they are gone
 */
export type FileBody = {
  readonly mime: string;
  readonly size: number;
  readonly etag: string;
  readonly read: (range?: Range) => Promise<Readable | null>;
};

const etagOf = ({ sha256, variant }: ContentKey): string => `"${sha256.slice(0, 32)}${variant === null ? "" : `.${variant}`}"`;

/** The body of stored content; null when nothing is stored. */
export const storedBody = async (contents: ContentStorage, key: ContentKey, mime: string): Promise<FileBody | null> => {
  const size = await contents.size(key);
  return size === null ? null : { mime, size, etag: etagOf(key), read: (range) => contents.read(key, range) };
};

/** @param etag with its quotes */
export const bytesBody = (bytes: Buffer, etag: string, mime: string): FileBody => ({
  mime,
  size: bytes.length,
  etag,
  read: async (range) => Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
});

/** The body of bytes in memory. */
export const memoryBody = (bytes: Buffer, key: ContentKey, mime: string): FileBody => bytesBody(bytes, etagOf(key), mime);

/** The body of a file as it was uploaded; null when its bytes are missing. */
export const bodyOf = async (contents: ContentStorage, file: StoredFileRow): Promise<FileBody | null> => {
  const { org_id: org, sha256, location, mime, address } = file;
  if (sha256 !== null) return storedBody(contents, { org, sha256, variant: null }, mime);
  const found = location === null ? null : await pathOfLocation(location);
  if (found === null) return null;
  const { path, size } = found;
  return { mime, size, etag: `"${address}-${size}"`, read: async (range) => createReadStream(path, range) };
};

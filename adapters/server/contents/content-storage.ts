import type { Readable } from "node:stream";
import { storageRefusals } from "../../../core/files/storage-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { RequestFailure } from "../http/body-parser.ts";

/**
 * The key of stored bytes.
 * @property sha256 of the content, hexadecimal
 * @property variant of a picture, such as `w320.webp`; null for the content itself
 */
export type ContentKey = { readonly org: number; readonly sha256: string; readonly variant: string | null };

/** @property changedAt epoch seconds */
export type StoredContent = { readonly key: ContentKey; readonly bytes: number; readonly changedAt: number };

/**
 * Storage of the bytes of files by their content. Nothing is ever visible under a key before it is whole. All functions throw
 * `StorageUnavailable` when the storage fails, also while a stream is read.
 */
export type ContentStorage = {
  /** where it is, for operators */
  readonly name: string;
  /**
   * Stores the bytes of a local file; the file stays. Storing what is there already changes nothing; what is there in another size is
   * replaced.
   * @throws StorageFull when there is no space
   */
  readonly put: (key: ContentKey, path: string) => Promise<void>;
  /** @returns null when nothing is stored under the key */
  readonly size: (key: ContentKey) => Promise<number | null>;
  /**
   * @param range both ends inclusive; absent for all bytes
   * @returns null when nothing is stored under the key
   */
  readonly read: (key: ContentKey, range?: { readonly start: number; readonly end: number }) => Promise<Readable | null>;
  /** Removes bytes and, for a content itself, its variants; idempotent. */
  readonly remove: (key: ContentKey) => Promise<void>;
  /** Everything stored, organisation by organisation. */
  readonly list: () => AsyncIterable<StoredContent>;
  /**
   * Removes what unfinished calls of `put` left.
   * @param before epoch seconds; what was written later stays
   */
  readonly dropUnfinished: (before: number) => Promise<void>;
};

/** There is no space left for a content. */
export class StorageFull extends RequestFailure {
  constructor(message: string, options: ErrorOptions = {}) {
    super({ tag: "full", ...failureRefusals.storage_full }, { message, cause: options.cause });
  }
}

/** In seconds. */
const retryAfter = 5;

/** The storage of contents cannot be reached or fails. */
export class StorageUnavailable extends RequestFailure {
  constructor(message: string, options: ErrorOptions = {}) {
    super({ tag: "busy", ...storageRefusals.storage_away, retryAfter }, { message, cause: options.cause });
  }
}

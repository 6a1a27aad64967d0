import { FileStore } from "@tus/file-store";
import { ERRORS, Upload } from "@tus/server";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unlessMissing } from "../../contents/folder-faults.ts";

/** The folder of uploads that are not finished; all processes that serve an organisation must share it. */
export const uploadFolder = (dataFolder: string): string => join(dataFolder === "" ? join(tmpdir(), "cygnet") : dataFolder, "uploads");

/** Bytes that wait for the disk at most. */
const bufferBytes = 1_048_576;

/**
 * The bytes of uploads in a folder, with their facts beside them. Errors of the disk pass unchanged, and an upload without bytes counts as
 * whole: its bytes were taken in.
 */
export class UploadBytes extends FileStore {
  constructor(directory: string) {
    super({ directory });
    this.extensions = ["creation", "creation-with-upload", "termination"];
  }

  pathOf(key: string): string {
    return join(this.directory, key);
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(dirname(this.pathOf(upload.id)), { recursive: true, mode: 0o700 });
    return super.create(upload);
  }

  override async write(bytes: Readable, key: string, offset: number): Promise<number> {
    const target = createWriteStream(this.pathOf(key), { flags: "r+", start: offset, highWaterMark: bufferBytes });
    const written = await unlessMissing(pipeline(bytes, target).then(() => target.bytesWritten));
    return written === null ? (await this.getUpload(key)).offset : offset + written;
  }

  override async getUpload(key: string): Promise<Upload> {
    const { size, metadata = {} } = (await this.configstore.get(key)) ?? {};
    if (size === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id: key, size, metadata, offset: (await this.received(key)) ?? size });
  }

  override async remove(key: string): Promise<void> {
    if ((await this.configstore.get(key)) === undefined) throw ERRORS.FILE_NOT_FOUND;
    await this.discard(key);
  }

  /** Removes an upload, if it is there. */
  async discard(key: string): Promise<void> {
    await this.dropBytes(key);
    await rm(`${this.pathOf(key)}.json`, { force: true });
  }

  /** @returns null when the bytes were taken in */
  async received(key: string): Promise<number | null> {
    return (await unlessMissing(stat(this.pathOf(key))))?.size ?? null;
  }

  /** Removes the bytes and keeps the facts, by which a client learns that its upload is whole. */
  async dropBytes(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Bytes of the unfinished uploads of the owner of an upload. */
  async pending(key: string): Promise<number> {
    const folder = dirname(this.pathOf(key));
    const names = await readdir(folder).catch(() => []);
    const sizes = names.filter((name) => !name.endsWith(".json")).map((name) => stat(join(folder, name)).catch(() => null));
    return (await Promise.all(sizes)).reduce((sum, facts) => sum + (facts?.size ?? 0), 0);
  }
}

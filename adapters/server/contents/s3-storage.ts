import { stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { contentPath } from "./content-path.ts";
import type { ContentStorage } from "./content-storage.ts";
import { fileHash } from "./file-hash.ts";
import type { S3Settings } from "./file-settings.ts";
import { resumedBody } from "./resumed-body.ts";
import { makeS3Exchange, type S3Patience } from "./s3-exchange.ts";
import { listS3 } from "./s3-listing.ts";
import { makeS3Send } from "./s3-request.ts";

const usualPatience: S3Patience = { idleMs: 20_000, waitMs: 200, attempts: 3 };

const lengthOf = (reply: IncomingMessage): number => Number(reply.headers["content-length"] ?? 0);

/** Contents in a bucket, addressed by path; a content is one object, which S3 shows only when it is whole and has the hash it was sent with. */
export const makeS3Storage = (settings: S3Settings, patience: S3Patience = usualPatience): ContentStorage => {
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`;
  const exchange = makeS3Exchange(makeS3Send(settings, patience.idleMs), name, patience);
  const sizeOf = async (path: string): Promise<number | null> => {
    const reply = await exchange.reply({ method: "HEAD", path }, [200, 404]);
    reply.resume();
    return reply.statusCode === 404 ? null : lengthOf(reply);
  };
  const drop = async (path: string): Promise<void> => void (await exchange.text({ method: "DELETE", path }, [200, 204, 404]));
  return {
    name,
    put: async (key, path) => {
      const { size: bytes } = await stat(path);
      if ((await sizeOf(contentPath(key))) === bytes) return;
      const sha256 = key.variant === null ? key.sha256 : await fileHash(path);
      await exchange.text({ method: "PUT", path: contentPath(key), file: { path, bytes, sha256 } }, [200]);
    },
    size: (key) => sizeOf(contentPath(key)),
    read: async (key, range) => {
      const path = contentPath(key);
      const reply = await exchange.reply({ method: "GET", path, ...(range === undefined ? {} : { range }) }, [200, 206, 404]);
      if (reply.statusCode === 404) {
        reply.resume();
        return null;
      }
      const [bytes, start] = [lengthOf(reply), range?.start ?? 0];
      const reopen = (from: number) =>
        exchange.reply({ method: "GET", path, range: { start: start + from, end: start + bytes - 1 } }, [206]);
      return resumedBody(reply, { name, bytes, reopen, ...patience });
    },
    remove: async (key) => {
      if (key.variant !== null) return drop(contentPath(key));
      for await (const { key: one } of listS3(exchange, contentPath(key))) await drop(contentPath(one));
    },
    list: () => listS3(exchange, ""),
    dropUnfinished: async () => undefined,
  };
};

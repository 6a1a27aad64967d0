import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { StorageFull, StorageUnavailable } from "./content-storage.ts";
import { isPassing, refusedReply, textOfReply } from "./s3-reply.ts";
import type { S3Request, S3Send } from "./s3-request.ts";

/**
 * How long is waited for a store.
 * @property idleMs longest silence
 * @property waitMs before the second attempt; doubles with each
 */
export type S3Patience = { readonly idleMs: number; readonly waitMs: number; readonly attempts: number };

/**
 * Sends a request until it is answered with one of the wanted statuses.
 * @throws StorageUnavailable, StorageFull
 */
export type S3Exchange = {
  readonly reply: (request: S3Request, wanted: readonly number[]) => Promise<IncomingMessage>;
  /** The text of the reply. */
  readonly text: (request: S3Request, wanted: readonly number[]) => Promise<string>;
};

export const makeS3Exchange = (send: S3Send, name: string, { idleMs, waitMs, attempts }: S3Patience): S3Exchange => {
  const unavailable = (error: unknown): Error =>
    error instanceof StorageUnavailable || error instanceof StorageFull
      ? error
      : new StorageUnavailable(`${name} cannot be reached: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  const attempt = async <A>(request: S3Request, wanted: readonly number[], take: (reply: IncomingMessage) => Promise<A>): Promise<A> => {
    for (let made = 1; ; made += 1) {
      let isLast = made >= attempts;
      try {
        const reply = await send(request);
        const status = reply.statusCode ?? 0;
        if (wanted.includes(status)) return await take(reply);
        isLast ||= !isPassing(status);
        throw refusedReply(name, status, await textOfReply(reply, idleMs));
      } catch (error) {
        if (isLast) throw unavailable(error);
        await pause(waitMs * 2 ** (made - 1));
      }
    }
  };
  return {
    reply: (request, wanted) => attempt(request, wanted, async (reply) => reply),
    text: (request, wanted) => attempt(request, wanted, (reply) => textOfReply(reply, idleMs)),
  };
};

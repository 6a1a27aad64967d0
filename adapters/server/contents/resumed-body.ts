import { Readable } from "node:stream";
import { StorageUnavailable } from "./content-storage.ts";

/**
 * A body that can be asked for again.
 * @property bytes how many there are
 * @property reopen the body from a position on
 */
type Resumable = {
  readonly name: string;
  readonly bytes: number;
  readonly reopen: (from: number) => Promise<Readable>;
  readonly idleMs: number;
  readonly attempts: number;
};

type Chunk = IteratorResult<unknown>;

/** The next chunk; an error when the store is silent for too long. */
const nextWithin = async (chunks: AsyncIterator<unknown>, idleMs: number): Promise<Chunk> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It was silent for ${idleMs / 1_000} seconds.`)), idleMs);
  try {
    return await Promise.race([chunks.next(), promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * A stream that goes on where it was when its connection is lost; it never ends before its last byte.
 * @throws StorageUnavailable in the stream, after several attempts without a byte
 */
export const resumedBody = (first: Readable, { name, bytes, reopen, idleMs, attempts }: Resumable): Readable => {
  let body = first;
  let chunks = body[Symbol.asyncIterator]();
  let [sent, failures] = [0, 0];
  const resume = async (cause: unknown): Promise<void> => {
    body.destroy();
    failures += 1;
    if (failures >= attempts) throw new StorageUnavailable(`${name} stopped after ${sent} of ${bytes} bytes.`, { cause });
    body = await reopen(sent);
    if (stream.destroyed) body.destroy();
    chunks = body[Symbol.asyncIterator]();
  };
  const pull = async (): Promise<Buffer | null> => {
    while (sent < bytes) {
      try {
        const { done, value } = await nextWithin(chunks, idleMs);
        if (done === true) throw new Error("The connection was closed.");
        if (!Buffer.isBuffer(value) || sent + value.length > bytes) throw new Error("It sent more than it announced.");
        sent += value.length;
        failures = 0;
        return value;
      } catch (error) {
        await resume(error);
      }
    }
    return null;
  };
  const stream = new Readable({
    read: () => {
      pull().then(
        (chunk) => stream.push(chunk),
        (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy: (error, done) => {
      body.destroy();
      done(error);
    },
  });
  return stream;
};

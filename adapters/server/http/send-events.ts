import type { FastifyReply } from "fastify";
import type * as t from "io-ts";
import { Readable } from "node:stream";
import type { EventStream } from "./answer.ts";

/** Milliseconds between checks that the caller is still allowed to receive events. */
const lookMs = 400;

const lineOf = (codec: t.Mixed, event: unknown): string => `data: ${JSON.stringify(codec.encode(event))}\n\n`;

/**
 * Streams events to a caller. The work ends when the caller disconnects, and when its session or its permission ends: within half a second,
 * plus the second of session cache when another process ended it.
 * @param mayGoOn whether the caller may still receive events
 */
export const sendEvents = (
  reply: FastifyReply,
  stream: EventStream<unknown>,
  codec: t.Mixed,
  mayGoOn: () => Promise<boolean>,
): FastifyReply => {
  const stop = new AbortController();
  const look = setInterval(() => {
    if (reply.raw.destroyed) return stop.abort();
    mayGoOn().then(
      (may) => void (may || stop.abort()),
      () => stop.abort(),
    );
  }, lookMs);
  stop.signal.addEventListener("abort", () => clearInterval(look), { once: true });
  reply.raw.once("close", () => stop.abort());
  const lines = async function* (): AsyncGenerator<string> {
    try {
      for await (const event of stream.events(stop.signal)) {
        if (stop.signal.aborted) return;
        yield lineOf(codec, event);
      }
    } catch (error) {
      if (!stop.signal.aborted) reply.log.warn({ err: error }, "a stream was cut");
    } finally {
      clearInterval(look);
    }
  };
  return reply
    .headers({ "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" })
    .send(Readable.from(lines()));
};

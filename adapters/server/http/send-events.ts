import type { FastifyReply } from "fastify";
import type * as t from "io-ts";
import { Readable } from "node:stream";
import type { EventStream } from "./answer.ts";

/** Milliseconds between two looks whether the caller may still be told. */
const lookMs = 400;

const lineOf = (codec: t.Mixed, event: unknown): string => `data: ${JSON.stringify(codec.encode(event))}\n\n`;

/**
 * Streams events to a caller. The work behind them ends when the caller goes away, and when its session or its right to the call ends:
 * within half a second, and the second for which sessions are remembered when another process ended it.
 * @param mayGoOn whether the caller may still be told
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

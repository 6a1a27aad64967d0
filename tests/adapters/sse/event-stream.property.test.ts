import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventsOf } from "../../../adapters/contract/event-stream.ts";
import { eventLine } from "../../../core/assistant/event-lines.rule.ts";
import { assistantEvent, cutAnywhere, idleLine, lineEnd } from "../../arbitraries/assistant.arb.ts";
import { bodyOf, bytesOf } from "./streams.ts";

const malformed = fc.constantFrom(
  "data: {",
  "data: nonsense",
  "data: 7",
  'data: {"type":"response.output_text.delta"}',
  'data: {"no":"type"}',
);

const readAll = async (body: ReadableStream<Uint8Array>) => {
  const skipped: string[] = [];
  const events = await Array.fromAsync(eventsOf(body, (line) => skipped.push(line)));
  return { events, skipped };
};

const line = fc.oneof(
  { weight: 4, arbitrary: assistantEvent.map((event) => ({ text: eventLine(event).trimEnd(), event, isBad: false })) },
  idleLine.map((text) => ({ text, event: null, isBad: false })),
  malformed.map((text) => ({ text, event: null, isBad: true })),
);

describe("a stream of events", () => {
  it("should be the same however its bytes are split, with any line endings, and skip and report malformed lines only [A7.26]", async () => {
    const scene = fc
      .array(fc.tuple(line, lineEnd), { maxLength: 12 })
      .chain((lines) =>
        fc.tuple(fc.constant(lines.map(([said]) => said)), cutAnywhere(bytesOf(lines.map(([{ text }, end]) => text + end).join("")))),
      );
    await fc.assert(
      fc.asyncProperty(scene, async ([lines, chunks]) => {
        const { events, skipped } = await readAll(bodyOf(chunks));
        expect(events).toEqual(lines.flatMap(({ event }) => (event === null ? [] : [event])));
        expect(skipped).toEqual(lines.flatMap(({ text, isBad }) => (isBad ? [text] : [])));
      }),
    );
  });

  it("should keep every complete event of a truncated stream, and drop the rest", async () => {
    const scene = fc.array(assistantEvent, { minLength: 1, maxLength: 6 }).chain((events) => {
      const bytes = bytesOf(events.map(eventLine).join(""));
      return fc.tuple(
        fc.constant(events),
        fc.nat({ max: bytes.length }).map((at) => bytes.slice(0, at)),
      );
    });
    await fc.assert(
      fc.asyncProperty(scene, async ([events, bytes]) => {
        const read = await readAll(bodyOf([bytes]));
        expect(events.slice(0, read.events.length)).toEqual(read.events);
        const whole = new TextDecoder().decode(bytes).split("\n\n").length - 1;
        expect(read.events.length).toBeGreaterThanOrEqual(whole);
        expect(read.skipped).toEqual([]);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sourceLines } from "../../../../adapters/cli/check/source-lines.ts";
import { longestRecord } from "../../../../adapters/cli/check/source.ts";
import { gathered, inChunks } from "./chunks.ts";

const read = async (bytes: Uint8Array | string, size = 7) => gathered(sourceLines(inChunks(bytes, size)));
const told = async (bytes: Uint8Array | string, size?: number) =>
  (await read(bytes, size)).map((item) =>
    item.tag === "line" ? [item.line, item.text, item.end] : item.tag === "problem" ? [item.line, item.code] : [],
  );

describe("lines of a data file", () => {
  it("should number lines and keep their line endings", async () => {
    expect(await told("a\nb\r\n\nd")).toEqual([
      [1, "a", "\n"],
      [2, "b", "\r\n"],
      [3, "", "\n"],
      [4, "d", ""],
    ]);
  });

  it("should read files with carriage returns as line endings", async () => {
    expect(await told("a\rb\r", 64)).toEqual([
      [1, "a", "\r"],
      [2, "b", "\r"],
    ]);
  });

  it("should detect a byte order mark and skip it", async () => {
    expect(await told("\uFEFFa\n")).toEqual([
      [1, "byte-order-mark"],
      [1, "a", "\n"],
    ]);
  });

  it.each([
    ["utf-16le with a mark", Buffer.from("\uFEFFé,b\nc\n", "utf16le")],
    ["utf-16be with a mark", Buffer.from("\uFEFFé,b\nc\n", "utf16le").swap16()],
  ])("should read %s and report it", async (_, bytes) => {
    expect(await told(bytes)).toEqual([
      [1, "encoding"],
      [1, "é,b", "\n"],
      [2, "c", "\n"],
    ]);
  });

  it("should detect UTF-16 without a byte order mark", async () => {
    expect(await told(Buffer.from("name,mail\nc\n", "utf16le"), 64)).toEqual([
      [1, "encoding"],
      [1, "name,mail", "\n"],
      [2, "c", "\n"],
    ]);
  });

  it("should read Latin-1 and report once the first line that contains it", async () => {
    expect(await told(Buffer.from("a\nZoë\nRené\n€".replace("€", "é"), "latin1"))).toEqual([
      [1, "a", "\n"],
      [2, "encoding"],
      [2, "Zoë", "\n"],
      [3, "René", "\n"],
      [4, "é", ""],
    ]);
  });

  it("should skip a line of more than 10 MB and continue after it", async () => {
    const long = "x".repeat(longestRecord + 1);
    expect(await told(`a\n${long}\nb\n`, 1 << 20)).toEqual([
      [1, "a", "\n"],
      [2, "too-long"],
      [3, "b", "\n"],
    ]);
    expect(await told(`a\n${long}`, 1 << 20)).toEqual([
      [1, "a", "\n"],
      [2, "too-long"],
    ]);
  });

  it("should read a line of exactly 10 MB", async () => {
    const items = await read(`${"x".repeat(longestRecord)}\nb`, 1 << 20);
    expect(items.map((item) => (item.tag === "line" ? item.text.length : item.tag))).toEqual([longestRecord, 1]);
  });

  it("should read the same lines however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom("a", "é", "😀", " ") })),
        fc.constantFrom("\n", "\r\n"),
        fc.integer({ min: 1, max: 9 }),
        async (lines, end, size) => {
          const items = await read(lines.map((line) => line + end).join(""), size);
          expect(items.map((item) => (item.tag === "line" ? item.text : item.tag))).toEqual(lines);
        },
      ),
    );
  });
});

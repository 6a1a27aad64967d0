import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeJsonSplitter } from "../../../../adapters/cli/check/json-splitter.ts";
import type { JsonPiece } from "../../../../adapters/cli/check/json-splitter.ts";

const split = (text: string, size = text.length || 1, longest = 1_000): readonly JsonPiece[] => {
  const splitter = makeJsonSplitter((key) => key === "contacts" || key === "groups", longest);
  const pieces: JsonPiece[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(...splitter.push(text.slice(at, at + size)));
  return [...pieces, ...splitter.end()];
};

const elements = (text: string, size?: number, longest?: number) =>
  split(text, size, longest).flatMap((piece) =>
    piece.tag === "element"
      ? [[piece.section, piece.line, piece.text.trim(), piece.complete]]
      : piece.tag === "text"
        ? []
        : [[piece.tag, piece.line]],
  );

describe("splitting a JSON document into records", () => {
  it("should find the elements of a list, with their lines", () => {
    expect(elements('[{"a":1},\n {"b":[1,{"c":"]}"}]}\n, 5, "x,]"]')).toEqual([
      [null, 1, '{"a":1}', true],
      [null, 2, '{"b":[1,{"c":"]}"}]}', true],
      [null, 3, "5", true],
      [null, 3, '"x,]"', true],
    ]);
  });

  it("should find the lists of an object that are named after kinds, and skip the rest", () => {
    expect(elements('{"version":[1,2],"contacts":[{"id":1}],"meta":{"groups":[9]},"groups":[{"id":2},{"id":3}]}')).toEqual([
      ["contacts", 1, '{"id":1}', true],
      ["groups", 1, '{"id":2}', true],
      ["groups", 1, '{"id":3}', true],
    ]);
  });

  it("should read an object without such lists as one record, and consecutive objects as several", () => {
    expect(elements('{"id":1,"items":[{"a":1}]}')).toEqual([[null, 1, '{"id":1,"items":[{"a":1}]}', true]]);
    expect(elements('{"id":1}\n{"id":2}\n').map(([, line, text]) => [line, text])).toEqual([
      [1, '{"id":1}'],
      [2, '{"id":2}'],
    ]);
  });

  it("should report a record cut off by the end of the file", () => {
    expect(elements('[{"a":1},{"b":')).toEqual([
      [null, 1, '{"a":1}', true],
      [null, 1, '{"b":', false],
    ]);
    expect(elements('{"id":1')).toEqual([[null, 1, '{"id":1', false]]);
    expect(elements('[{"a":1}')).toEqual([
      [null, 1, '{"a":1}', true],
      [null, 1, "", false],
    ]);
  });

  it("should report a value that is neither a list nor an object", () => {
    expect(elements("hello")).toEqual([["stray", 1]]);
    expect(elements('\n"text"')).toEqual([["stray", 2]]);
    expect(elements("[] ]")).toEqual([["stray", 1]]);
    expect(elements(" \n")).toEqual([]);
  });

  it("should skip a record beyond the limit and continue after it", () => {
    expect(elements(`[{"a":"${"x".repeat(50)}"},{"b":1}]`, 10, 30)).toEqual([
      ["too-long", 1],
      [null, 1, '{"b":1}', true],
    ]);
    expect(elements(`{"a":"${"x".repeat(50)}"}`, 10, 30)).toEqual([["too-long", 1]]);
  });

  it("should find the same records, and keep every character, however the text is cut", () => {
    const list = fc.array(fc.jsonValue());
    const documents = fc.oneof(
      list.map((records) => ({ document: records, records })),
      fc
        .record({ contacts: list, other: fc.jsonValue(), groups: list })
        .map((document) => ({ document, records: [...document.contacts, ...document.groups] })),
      fc.dictionary(fc.constantFrom("a", "b"), fc.jsonValue()).map((document) => ({ document, records: [document] })),
    );
    fc.assert(
      fc.property(documents, fc.constantFrom(0, 1), fc.integer({ min: 1, max: 9 }), ({ document, records }, indent, size) => {
        const text = JSON.stringify(document, null, indent);
        expect(elements(text, size, 100_000)).toEqual(elements(text, text.length, 100_000));
        expect(
          split(text, size, 100_000)
            .map((piece) => ("text" in piece ? piece.text : ""))
            .join(""),
        ).toBe(text);
        expect(elements(text, size, 100_000).map(([, , element]): unknown => JSON.parse(String(element)))).toEqual(
          JSON.parse(JSON.stringify(records)),
        );
      }),
    );
  });
});

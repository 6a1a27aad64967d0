import * as E from "fp-ts/lib/Either.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeFileTextsHttp } from "../../../adapters/http/file-texts.http.ts";

const read = async (reply: Response | Error) => {
  vi.stubGlobal("fetch", async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return makeFileTextsHttp().read("/media/1/a.srt")();
};
afterEach(() => vi.unstubAllGlobals());

describe("The text of a file", () => {
  it.each([
    ["UTF-8", [0xc3, 0xa9, 0x21]],
    ["UTF-16, little end first", [0xff, 0xfe, 0xe9, 0x00, 0x21, 0x00]],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0xe9, 0x00, 0x21]],
    ["Windows-1252", [0xe9, 0x21]],
  ])("should be read in %s", async (_, bytes) => {
    expect(await read(new Response(new Uint8Array(bytes)))).toEqual(E.right("é!"));
  });

  it("should be none for a file that is gone, too large or out of reach", async () => {
    expect(await read(new Response("", { status: 404 }))).toEqual(E.right(null));
    expect(await read(new Response("a", { headers: { "content-length": "2000001" } }))).toEqual(E.right(null));
    expect(await read(new TypeError("offline"))).toEqual(E.right(null));
  });
});

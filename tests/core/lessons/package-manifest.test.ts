import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { hasManifest } from "../../../core/lessons/package-manifest.rule.ts";

const zipOf = async (names: readonly string[]): Promise<Uint8Array> => {
  const zip = new ZipFile();
  for (const name of names)
    zip.addReadStreamLazy(name, { mtime: new Date(0) }, (give) => give(null, Readable.from([Buffer.from(`content of ${name}`)])));
  zip.end();
  return buffer(zip.outputStream);
};

describe("the manifest of a SCORM package", () => {
  it("should be found at the top of a zip file only [B3.22]", async () => {
    expect(hasManifest(await zipOf(["index.html", "imsmanifest.xml", "img/logo.png"]))).toBe(true);
    expect(hasManifest(await zipOf(["course/imsmanifest.xml", "imsmanifest.xml.txt"]))).toBe(false);
  });

  it("should be found where only the end of the file is known", async () => {
    const whole = await zipOf(["big.bin", "imsmanifest.xml"]);
    expect(hasManifest(whole.subarray(40))).toBe(true);
  });

  it("should not be known without the directory of the file", async () => {
    const whole = await zipOf(["imsmanifest.xml"]);
    expect(hasManifest(whole.subarray(whole.length - 30))).toBeNull();
    expect(hasManifest(new Uint8Array(100))).toBeNull();
    expect(hasManifest(new Uint8Array())).toBeNull();
  });
});

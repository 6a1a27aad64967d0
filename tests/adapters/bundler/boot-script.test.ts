import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bootScript } from "../../../adapters/bundler/boot-script.ts";

const source = fileURLToPath(new URL("../../../ui/public/theme-boot.js", import.meta.url));

describe("The script that pages run before they are drawn", () => {
  it("should be a hashed file, small, at the place in the page where it stood", () => {
    const { fileName, transformIndexHtml, generateBundle } = bootScript(source);
    const emitted: unknown[] = [];
    Reflect.apply(generateBundle, { emitFile: (file: unknown) => void emitted.push(file) }, []);
    expect(fileName).toMatch(/^assets\/[\w-]{7}\.js$/);
    expect(emitted).toEqual([{ type: "asset", fileName, source: expect.stringMatching(/^(?!.*\/\*).{500,1200}$/s) }]);
    expect(transformIndexHtml.handler('<script src="/theme-boot.js"></script><link>')).toBe(`<script src="/${fileName}"></script><link>`);
  });

  it("should keep its name while its text stays", () => {
    expect(bootScript(source).fileName).toBe(bootScript(source).fileName);
  });
});

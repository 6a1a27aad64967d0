import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
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

  it("should have a name of its own for each text, and keep it while the text stays", () => {
    const folder = mkdtempSync(join(tmpdir(), "cygnet-boot-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const nameOf = (text: string): string => {
      writeFileSync(join(folder, "boot.js"), text);
      return bootScript(join(folder, "boot.js")).fileName;
    };
    const [first, other, again] = [nameOf("window.a = 1;"), nameOf("window.a = 2;"), nameOf("window.a = 1;")];
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });
});

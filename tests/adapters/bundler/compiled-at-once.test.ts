import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { compiledAtOnce } from "../../../adapters/bundler/compiled-at-once.ts";

const large = ";".repeat(20_000);

describe("The scripts that browsers compile as they come", () => {
  it("should be the large ones of a page's start, not those of its later parts", () => {
    const file = (fileName: string, code: string, more: object = {}) => ({
      [fileName]: { type: "chunk", fileName, code, imports: [], dynamicImports: [], moduleIds: [], ...more },
    });
    const bundle = {
      ...file("main.js", large, { moduleIds: ["/portal.main.tsx"], imports: ["libraries.js", "small.js"], dynamicImports: ["later.js"] }),
      ...file("libraries.js", large, { imports: ["runtime.js"] }),
      ...file("runtime.js", large),
      ...file("small.js", ";"),
      ...file("later.js", large),
    } as unknown as Rolldown.OutputBundle;
    compiledAtOnce(["/portal.main.tsx"]).generateBundle.handler({}, bundle);
    const marked = Object.values(bundle).flatMap((one) =>
      one.type === "chunk" && one.code.startsWith("//# allFunctionsCalledOnLoad\n") ? [one.fileName] : [],
    );
    expect(marked).toEqual(["main.js", "libraries.js", "runtime.js"]);
  });
});

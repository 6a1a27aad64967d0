import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const language = (stored: string | null, ...browser: readonly string[]) => applied("language", { stored, browser });

describe("language", () => {
  it("should be the stored one when it exists [A1.11]", () => {
    expect(language("es", "en")).toBe("es");
    expect(language("en", "es")).toBe("en");
  });

  it("should be the browser's first that exists, by its primary tag [A1.11 C9.15]", () => {
    expect(language(null, "fr-FR", "es-MX", "en")).toBe("es");
    expect(language("fr", "ES")).toBe("es");
    expect(language(null, "en-GB", "es")).toBe("en");
    expect(language(null, "est", "eng")).toBe("en");
  });

  it("should be English when nothing fits [A1.11]", () => {
    expect(language(null)).toBe("en");
    expect(language("fr", "de")).toBe("en");
    expect(applied("language", {})).toBe("en");
  });
});

import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

const url = (value: string | null, base = "https://files.example.com/") => applied("avatar-url", { value, base, size: "large" });

describe("avatar", () => {
  it("should come from a full address or a path [A7.24]", () => {
    expect(url("https://example.com/a.png")).toBe("https://example.com/a.png");
    expect(url("HTTP://example.com/a.png")).toBe("HTTP://example.com/a.png");
    expect(url("/img/a.png")).toBe("/img/a.png");
  });

  it("should otherwise come from the file host, joined with one slash [A7.24]", () => {
    expect(url("a.png")).toBe("https://files.example.com/a.png");
    expect(url("7/a.png", "https://files.example.com")).toBe("https://files.example.com/7/a.png");
    expect(url("httpish.png")).toBe("https://files.example.com/httpish.png");
  });

  it("should be none for nothing", () => {
    expect([null, "", "  "].map((value) => url(value))).toEqual([null, null, null]);
  });
});

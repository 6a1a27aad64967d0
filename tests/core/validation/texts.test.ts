import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { isGoodPassword, passwordChecks } from "../../../core/validation/password-checks.rule.ts";
import { addLink } from "../../../core/validation/resource-link.rule.ts";
import { shortcutProblem, typedShortcut } from "../../../core/validation/shortcut.rule.ts";
import { applied } from "../apply-rule.ts";

describe("the checklist of a password", () => {
  const ticks = (password: string): string =>
    Object.entries(passwordChecks(password))
      .filter(([, held]) => held)
      .map(([name]) => name)
      .join(" ");

  it.each([
    ["", ""],
    ["aB3$efgh", "length digit upper lower special"],
    ["aB3$efg", "digit upper lower special"],
    ["x".repeat(128), "length lower"],
    ["x".repeat(129), "lower"],
    ["👍".repeat(8), "length special"],
    ["👍".repeat(129), "special"],
    ["ÄÖÜ", ""],
    ["١٢", ""],
    ["a b\tc", "lower"],
    ["_", "special"],
    ["½", "special"],
  ])("should be for %j: %s [A5.06]", (password, held) => {
    expect(ticks(password)).toBe(held);
  });

  it("should be complete for a good password [A5.06]", () => {
    expect(isGoodPassword("Harbor-2024")).toBe(true);
    expect(isGoodPassword("Harbor2024")).toBe(false);
  });
});

describe("phones", () => {
  const normalize = (input: unknown): unknown => applied("phone-normalize", input);
  const display = (input: unknown): unknown => applied("phone-display", input);

  it.each([
    ["(212) 555-1234", "+12125551234"],
    ["1 212 555 1234", "+12125551234"],
    ["+442079460000", "+442079460000"],
    ["+44 20 7946 0000", "+442079460000"],
    ["+44-20-7946-0000", "+442079460000"],
    ["44-20-7946-0000", null],
    ["555-1234", null],
    ["", null],
    [null, null],
    ["+1234567", null],
    ["+12345678", "+12345678"],
    ["+123456789012345", "+123456789012345"],
    ["+1234567890123456", null],
    ["+0212555123", null],
    ["212/555/1234", null],
  ])("should store %j as %j", (phone, stored) => {
    expect(normalize({ phone })).toBe(stored);
  });

  it.each([
    ["+447911123456", "+44 7911 123456"],
    ["+12125551234", "(212) 555-1234"],
    ["2125551234", "(212) 555-1234"],
    ["12125551234", "12125551234"],
    ["+61412345678", "+61412345678"],
    ["+44791112345", "+44791112345"],
    ["+1212555123", "+1212555123"],
    ["(212) 555-1234", "(212) 555-1234"],
    ["", ""],
    [null, ""],
    ["abc", "abc"],
  ])("should show %j as %j [A5.23]", (phone, shown) => {
    expect(display({ phone })).toBe(shown);
  });
});

describe("links and shortcuts", () => {
  it("should add a link once, whatever the case of its host and its end, and refuse an invalid one [A5.10]", () => {
    const links = ["https://Example.com/a"];
    expect(addLink(links, " HTTPS://example.com/a/#top ")).toEqual(E.right(links));
    expect(addLink(links, "https://example.com/A")).toEqual(E.right([...links, "https://example.com/A"]));
    expect(addLink(links, "example")).toEqual(E.left("Url is invalid"));
  });

  it("should accept a shortcut of 1 to 32 lower-case letters, digits, _ and -, that no other has", () => {
    expect(shortcutProblem("hi-2_u", ["HELLO"])).toBeNull();
    expect(shortcutProblem("hello", ["HELLO"])).toBe("Shortcut already in use");
    expect(shortcutProblem("x".repeat(32), [])).toBeNull();
    for (const wrong of ["", "Hi", "a b", "x".repeat(33)]) expect(shortcutProblem(wrong, [])).toBe("Shortcut is invalid");
  });

  it("should find the shortcut that was just typed", () => {
    expect(typedShortcut("Dear /Hello")).toBe("hello");
    expect(typedShortcut("/x")).toBe("x");
    expect(typedShortcut("and/or")).toBeNull();
    expect(typedShortcut("/x ")).toBeNull();
  });
});

import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, hexOf, mixed, nearestGood, readable, rgbOf } from "../../../core/theme/contrast.rule.ts";
import { OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import {
  mainPairs,
  type Mode,
  primaryPairs,
  productColors,
  shares,
  themeColors,
  themeGrounds,
} from "../../../core/theme/theme-colors.rule.ts";

const color = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 })).map(hexOf);
const mode = fc.constantFrom<Mode>("light", "dark");
const of = (primary: string | null, main: string | null) => ({ colors: { primary, main } });

describe("contrast", () => {
  it("should be 21 for black on white, 1 for a colour on itself, and symmetric", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(contrast(rgbOf(one), rgbOf(one))).toBe(1);
        expect(contrast(rgbOf(one), rgbOf(other))).toBe(contrast(rgbOf(other), rgbOf(one)));
      }),
    );
  });

  it("should keep a sufficient colour, and otherwise use the nearest sufficient one", () => {
    expect(nearestGood([10, 20, 30], () => true)).toEqual([10, 20, 30]);
    expect(hexOf(nearestGood(rgbOf("#808080"), (one) => one[0] <= 100))).toBe("#646464");
    expect(hexOf(nearestGood(rgbOf("#808080"), (one) => one[0] >= 140))).toBe("#8c8c8c");
  });
});

describe("an organisation's colours", () => {
  it("should reach 4.5 : 1 in every pair, whatever was chosen, on light pages and dark", () => {
    fc.assert(
      fc.property(color, color, mode, (primary, main, on) => {
        const shown = themeColors(of(primary, main), on);
        for (const [one, other] of [
          ...primaryPairs(rgbOf(shown.primary ?? ""), on),
          ...mainPairs(rgbOf(shown.main ?? ""), on),
          [rgbOf(shown.onPrimary ?? ""), rgbOf(shown.primary ?? "")] as const,
        ])
          expect(contrast(one, other)).toBeGreaterThanOrEqual(readable);
      }),
    );
  });

  it("should be unchanged if they are readable, as the product's own are", () => {
    expect(themeColors(of("#0b7a75", "#12284b"), "light")).toEqual({
      primary: "#0b7a75",
      onPrimary: "#ffffff",
      main: "#12284b",
      onMain: "#ffffff",
    });
  });

  it("should not be corrected twice", () => {
    fc.assert(
      fc.property(color, color, mode, (primary, main, on) => {
        const once = themeColors(of(primary, main), on);
        expect(themeColors(of(once.primary ?? null, once.main ?? null), on)).toEqual(once);
      }),
    );
  });

  it("should keep black and white, and omit what was not chosen", () => {
    expect(themeColors(of(null, null), "light")).toEqual({});
    expect(themeColors(of("#ffff00", null), "dark")).toEqual({ primary: "#ffff00", onPrimary: "#000000" });
    const yellow = themeColors(of("#ffff00", null), "light");
    expect(contrast(rgbOf(yellow.primary ?? ""), [255, 255, 255])).toBeGreaterThanOrEqual(readable);
  });

  it("should be read with defaults, and refused if they are no colours", () => {
    expect(OrgTheme.decode({})).toMatchObject({ right: plainTheme });
    expect(OrgTheme.decode({ colors: { primary: "#ABCDEF" }, fonts: { text: "system" }, isDark: true })).toMatchObject({
      right: { colors: { primary: "#abcdef", main: null }, fonts: { text: "system", heading: null }, isDark: true },
    });
    expect(OrgTheme.decode({ colors: { primary: "red" } })).toMatchObject({ _tag: "Left" });
  });
});

describe("the backgrounds that colours are corrected for", () => {
  it.each(["light", "dark"] as const)("should be those of the classic %s skin", (on) => {
    const css = readFileSync(`ui/skins/${on === "light" ? "classic/classic" : "classic-dark/classic-dark"}.css`, "utf8");
    const token = (name: string): string | undefined => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    const { badge, ...grounds } = themeGrounds[on];
    expect(Object.fromEntries(Object.keys(grounds).map((name) => [name, token(name)]))).toEqual(grounds);
    expect(token("main-badge")).toBe(badge);
  });

  it("should be mixed as the stylesheet mixes them", () => {
    const css = readFileSync("ui/kit/tokens/derived.css", "utf8");
    const share = (name: string): number =>
      Number(new RegExp(`--color-${name}: color-mix\\(in srgb, var\\(--[\\w-]+\\) ([\\d.]+)%`).exec(css)?.[1]) / 100;
    expect({
      hover: share("primary-hover"),
      tint: share("primary-tint"),
      text: share("primary-text"),
      selected: share("main-selected"),
      mainHover: share("main-hover"),
      mutedOnMain: share("on-main-muted"),
    }).toEqual(shares);
    expect(mixed([255, 255, 255], [0, 0, 0], 0.5)).toEqual([127.5, 127.5, 127.5]);
  });
});

describe("the product's own theme", () => {
  it("should be teal and dark blue in Nunito and Raleway [A9.29]", () => {
    const css = readFileSync("ui/skins/classic/classic.css", "utf8");
    expect(css).toContain(`--color-primary: ${productColors.primary};`);
    expect(css).toContain(`--color-main: ${productColors.main};`);
    const scale = readFileSync("ui/kit/tokens/scale.css", "utf8");
    expect(scale).toMatch(/--font-nunito: "Nunito Variable"[^]*--font-text: var\(--font-nunito\);/);
    expect(scale).toMatch(/--font-raleway: "Raleway Variable"[^]*--font-heading: var\(--font-raleway\);/);
  });
});

import { describe, expect, it } from "vitest";
import { contrast, paletteOf } from "./token-colours.ts";

const statuses = ["danger", "warning", "success", "info"] as const;
const grounds = ["page", "surface", "sunken"] as const;

/** Words and what they stand on. */
const words: readonly (readonly [string, string])[] = [
  ...grounds.flatMap((ground) => ["text", "heading", "muted"].map((word) => [word, ground] as const)),
  ...statuses.flatMap((status) => [
    [status, "surface"] as const,
    [status, "page"] as const,
    [status, `${status}-tint`] as const,
    ["text", `${status}-tint`] as const,
  ]),
  ["primary-text", "surface"],
  ["primary-text", "page"],
  ["primary-text", "primary-tint"],
  ["text", "primary-tint"],
  ["muted", "neutral-tint"],
  ["text", "hover"],
  ["muted", "hover"],
  ["text", "selected"],
  ["muted", "selected"],
  ["text", "selection"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-main", "main"],
  ["on-main", "main-selected"],
  ["on-main-muted", "main"],
  ["on-main-muted", "main-hover"],
  ["main", "main-badge"],
  ["on-toast", "toast"],
  ["toast-action", "toast"],
  ["toast-danger", "toast"],
  ...Array.from({ length: 8 }, (_, index) => ["on-avatar", `avatar-${index + 1}`] as const),
];

/** Lines and shapes that carry meaning. */
const shapes: readonly (readonly [string, string])[] = [
  ["border-strong", "surface"],
  ["border-strong", "page"],
  ["focus", "page"],
  ["focus", "surface"],
  ["primary", "surface"],
  ["chart-1", "chart-tint"],
  ...Array.from({ length: 8 }, (_, index) => [`chart-${index + 1}`, "surface"] as const),
];

const skins = [
  { skin: "classic", least: 4.5 },
  { skin: "classic-dark", least: 4.5 },
  { skin: "ink", least: 4.5 },
  { skin: "ink-dark", least: 4.5 },
  { skin: "contrast", least: 7 },
] as const;

describe.each(skins)("the $skin skin", ({ skin, least }) => {
  const { colour } = paletteOf(skin);

  it.each(words)(`should have %s stand out from %s by ${least} to 1`, (word, ground) => {
    expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(shapes)("should have %s stand out from %s by 3 to 1", (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe("contrast", () => {
  it("should be 21 between black and white and 1 between equals", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([11, 122, 117], [11, 122, 117])).toBe(1);
  });
});

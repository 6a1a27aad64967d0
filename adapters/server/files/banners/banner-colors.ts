import type { BannerColors } from "./banner-canvas.ts";

const inByte = (linear: number): number => {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (value <= 0.003_130_8 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
};

/** An OKLCH colour as `#rrggbb`; colours beyond sRGB are cut off. */
const colorOf = (lightness: number, chroma: number, hue: number): string => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const rgb = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
  return `#${rgb.map((value) => inByte(value).toString(16).padStart(2, "0")).join("")}`;
};

/** Hues of the darkest and the lightest colour, in degrees, and the strength of the colours. */
const moods: readonly (readonly [number, number, number])[] = [
  [265, 200, 0.11],
  [300, 350, 0.14],
  [165, 215, 0.09],
  [20, 55, 0.12],
  [255, 300, 0.15],
  [190, 150, 0.09],
  [340, 30, 0.14],
  [240, 265, 0.05],
  [140, 110, 0.1],
  [285, 230, 0.13],
  [10, 340, 0.15],
  [215, 175, 0.1],
  [60, 30, 0.09],
];

/** The colours of the nth banner: four steps of lightness between two hues, dark enough for white text. */
export const bannerColors = (n: number): BannerColors => {
  const [from, to, chroma] = moods[(n * 5) % moods.length] ?? [265, 200, 0.11];
  const turn = ((to - from + 540) % 360) - 180;
  const step = (share: number): string => colorOf(0.27 + share * 0.235, chroma * (0.75 + share * 0.25), from + turn * share);
  return [step(0), step(0.35), step(0.7), step(1)];
};

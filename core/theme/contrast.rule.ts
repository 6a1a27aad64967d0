/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @param hex `#rrggbb` */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const two = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");
export const hexOf = ([red, green, blue]: Rgb): string => `#${two(red)}${two(green)}${two(blue)}`;

/**
 * Mixes two colours like `color-mix(in srgb, …)`.
 * @param share of the first colour, 0 to 1
 */
export const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Minimum contrast ratio of text. */
export const readable = 4.5;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const steps = 200;

/**
 * The colour made lighter (towards white) or darker (towards black).
 * @param amount −1 black to 1 white
 */
const shaded = (color: Rgb, amount: number): Rgb => mixed(amount < 0 ? black : white, color, Math.abs(amount));

/** The colour if it is good, else the nearest lighter or darker one that is, in steps of half a percent; the darker one in a tie. */
export const nearestGood = (color: Rgb, isGood: (candidate: Rgb) => boolean): Rgb => {
  for (let step = 0; step <= steps; step += 1)
    for (const amount of [-step / steps, step / steps]) {
      const candidate = rgbOf(hexOf(shaded(color, amount)));
      if (isGood(candidate)) return candidate;
    }
  return color;
};

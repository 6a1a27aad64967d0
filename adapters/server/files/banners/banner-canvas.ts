/** Size of banners in pixels. */
export const bannerSize = { width: 1000, height: 250 } as const;

/** Colours of a banner, from the darkest to the lightest; white text stands out on each. */
export type BannerColors = readonly [string, string, string, string];

/**
 * What a pattern draws with.
 * @property random numbers from 0 to 1, the same for each run
 */
export type BannerPen = { readonly colors: BannerColors; readonly random: () => number };

/** Returns the elements of an SVG image of the banner's size. */
export type BannerPattern = (pen: BannerPen) => string;

/** Seeded random numbers (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A number between two, by a random number. */
export const between = (random: () => number, least: number, most: number): number => least + random() * (most - least);

/** A list of numbers from 0. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A coordinate with one decimal. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** A gradient over the whole banner. */
export const gradient = (id: string, colors: readonly string[], angle: number): string => {
  const stops = colors.map((color, at) => `<stop offset="${px((at / Math.max(1, colors.length - 1)) * 100)}%" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1000" y2="250" gradientTransform="rotate(${angle} 500 125)">${stops.join("")}</linearGradient>`;
};

/** The ground of a banner: a gradient of its colours. */
export const ground = ({ colors: [first, second, third] }: BannerPen, angle = 0): string =>
  `<defs>${gradient("ground", [first, second, third], angle)}</defs><rect width="1000" height="250" fill="url(#ground)"/>`;

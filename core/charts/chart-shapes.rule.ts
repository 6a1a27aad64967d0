/** What a chart shows: one value of each series for each label. */
export type ChartData = {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

/** A rectangle in percent of the drawing, from its top left corner. */
export type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The share of a band that is left free between two bars. */
const gap = 0.25;

const shareOf = (value: number, top: number): number => (top <= 0 ? 0 : (100 * Math.max(0, value)) / top);

/** The highest value of any series, 0 without one. */
export const highestValue = ({ series }: ChartData): number => Math.max(0, ...series.flatMap(({ values }) => values));

/** The highest sum of all series at one label, 0 without one. */
export const highestSum = ({ labels, series }: ChartData): number =>
  Math.max(0, ...labels.map((_, at) => series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0)));

/**
 * The points of a line, one in the middle of each label's band.
 * @param top value at the top of the drawing
 * @returns in percent of the drawing, from its top left corner
 */
export const linePoints = (values: readonly number[], top: number): readonly { readonly x: number; readonly y: number }[] =>
  values.map((value, at) => ({ x: (100 * (at + 0.5)) / values.length, y: 100 - shareOf(value, top) }));

/**
 * The bars of each series, standing on those of the series before it.
 * @param top value at the top of the drawing
 */
export const stackedBars = ({ labels, series }: ChartData, top: number): readonly (readonly Bar[])[] => {
  const band = 100 / Math.max(1, labels.length);
  const heights = labels.map(() => 0);
  return series.map(({ values }) =>
    labels.map((_, at) => {
      const height = shareOf(values[at] ?? 0, top);
      const below = heights[at] ?? 0;
      heights[at] = below + height;
      return { x: (at + gap / 2) * band, y: 100 - below - height, width: band * (1 - gap), height };
    }),
  );
};

/** The width of a bar in percent of the drawing. */
export const barWidth = (value: number, top: number): number => Math.min(100, shareOf(value, top));

/** Which labels are written below a chart: the first, the one in the middle and the last. */
export const writtenLabels = (count: number): readonly number[] =>
  count < 3 ? Array.from({ length: count }, (_, at) => at) : [0, Math.floor((count - 1) / 2), count - 1];

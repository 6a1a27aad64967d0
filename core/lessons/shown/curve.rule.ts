/** A number that was recorded; `at` in epoch seconds. */
export type CurveNumber = { readonly at: number; readonly value: number };

const rounded = (n: number): number => Math.round(n * 10) / 10;

/**
 * The points of a curve in a picture of the given size, y downwards; equal numbers lie on the middle line, and numbers are spaced evenly, as
 * retakes have no fixed rhythm.
 */
export const curvePoints = (
  numbers: readonly CurveNumber[],
  width: number,
  height: number,
): readonly { readonly x: number; readonly y: number }[] => {
  const values = numbers.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high / 2 - low / 2;
  const step = numbers.length < 2 ? 0 : width / (numbers.length - 1);
  return values.map((value, at) => ({
    x: rounded(numbers.length < 2 ? width / 2 : at * step),
    y: rounded(span > 0 ? height * (1 - (value / 2 - low / 2) / span) : height / 2),
  }));
};

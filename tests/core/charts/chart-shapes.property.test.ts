import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  barWidth,
  type ChartData,
  highestSum,
  highestValue,
  linePoints,
  stackedBars,
  writtenLabels,
} from "../../../core/charts/chart-shapes.rule.ts";

/** Up to three series of as many values as there are labels. */
const someData: fc.Arbitrary<ChartData> = fc.integer({ min: 1, max: 40 }).chain((count) =>
  fc.array(fc.array(fc.nat(10_000), { minLength: count, maxLength: count }), { minLength: 1, maxLength: 3 }).map((all) => ({
    labels: Array.from({ length: count }, (_, at) => `L${at}`),
    series: all.map((values, at) => ({ name: `S${at}`, values })),
  })),
);

describe("Shapes of a chart", () => {
  it("should stand on each other, as high as their values, in bands that do not overlap", () => {
    fc.assert(
      fc.property(someData, (data) => {
        const top = Math.max(1, highestSum(data));
        const bars = stackedBars(data, top);
        data.labels.forEach((_, at) => {
          let floor = 100;
          data.series.forEach(({ values }, series) => {
            const bar = bars[series]?.[at];
            expect(bar?.height).toBeCloseTo((100 * (values[at] ?? 0)) / top, 6);
            expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(floor, 6);
            floor = bar?.y ?? 0;
          });
          expect(floor).toBeGreaterThan(-1e-6);
          const [own, next] = [bars[0]?.[at], bars[0]?.[at + 1]];
          expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((next?.x ?? 100) + 1e-6);
        });
      }),
    );
  });

  it("should have the points of a line in the middle of their bands, the highest value at the top and 0 at the bottom", () => {
    fc.assert(
      fc.property(someData, (data) => {
        const top = Math.max(1, highestValue(data));
        for (const { values } of data.series)
          linePoints(values, top).forEach(({ x, y }, at) => {
            expect(x).toBeCloseTo((100 * (2 * at + 1)) / (2 * values.length), 6);
            expect(y).toBeCloseTo(100 * (1 - (values[at] ?? 0) / top), 6);
          });
      }),
    );
  });

  it("should be as wide as their share of the highest value, none where all are 0", () => {
    expect([barWidth(0, 0), barWidth(3, 0), barWidth(3, 4), barWidth(-1, 4), barWidth(9, 4)]).toEqual([0, 0, 75, 0, 100]);
  });

  it("should be labelled at both ends and in the middle", () => {
    expect([0, 1, 2, 3, 7, 30].map(writtenLabels)).toEqual([[], [0], [0, 1], [0, 1, 2], [0, 3, 6], [0, 14, 29]]);
  });
});

export type NumberLimits = { readonly minValue?: number; readonly maxValue?: number; readonly step?: number };

/** The nearest number within the limits; NaN is kept. */
export const withinLimits = (
  value: number,
  { minValue = Number.NEGATIVE_INFINITY, maxValue = Number.POSITIVE_INFINITY }: NumberLimits,
): number => (Number.isNaN(value) ? value : Math.min(Math.max(value, minValue), maxValue));

/** The value after some steps, within the limits; an empty field starts at 0 or the nearest limit. */
export const stepped = (value: number, steps: number, limits: NumberLimits): number =>
  withinLimits(Number.isNaN(value) ? 0 : Number((value + steps * (limits.step ?? 1)).toFixed(10)), limits);

/** The number of steps of a key. */
export const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

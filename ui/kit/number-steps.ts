export type NumberLimits = { readonly minValue?: number; readonly maxValue?: number; readonly step?: number };

/** The nearest number within the limits; NaN stays. */
export const withinLimits = (
  value: number,
  { minValue = Number.NEGATIVE_INFINITY, maxValue = Number.POSITIVE_INFINITY }: NumberLimits,
): number => (Number.isNaN(value) ? value : Math.min(Math.max(value, minValue), maxValue));

/** So many steps on, within the limits; from nothing it begins at 0, or at what is nearest to it. */
export const stepped = (value: number, steps: number, limits: NumberLimits): number =>
  withinLimits(Number.isNaN(value) ? 0 : Number((value + steps * (limits.step ?? 1)).toFixed(10)), limits);

/** How many steps a key goes; infinite to a limit. */
export const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

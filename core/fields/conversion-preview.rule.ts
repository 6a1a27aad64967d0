import { fieldConvert } from "./field-conversion.rule.ts";
import type { FieldType } from "./field-type.model.ts";

/** Maximum number of refused values in a preview. */
export const previewSamples = 5;

/** The effect of a conversion, without writing. `refused` values become empty. */
export type ConversionPreview = {
  readonly total: number;
  readonly refused: number;
  readonly samples: readonly unknown[];
  /** The warning to confirm; null when every value converts. */
  readonly warning: string | null;
};

/** Counts the values that cannot be converted and samples the first five; values are not retained, so they may be streamed. */
export const conversionPreview = (from: FieldType, to: FieldType, values: Iterable<unknown>, timeZone: string): ConversionPreview => {
  const samples: unknown[] = [];
  let total = 0;
  let refused = 0;
  for (const value of values) {
    total += 1;
    if (fieldConvert(from, to, value, timeZone).ok) continue;
    refused += 1;
    if (samples.length < previewSamples) samples.push(value);
  }
  return { total, refused, samples, warning: refused === 0 ? null : `${refused} of ${total} values cannot be converted` };
};

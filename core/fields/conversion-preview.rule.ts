import { fieldConvert } from "./field-conversion.rule.ts";
import type { FieldType } from "./field-type.model.ts";

/** How many refused values a preview shows. */
export const previewSamples = 5;

/** What a conversion would do, with nothing written. `refused` values become empty. */
export type ConversionPreview = {
  readonly total: number;
  readonly refused: number;
  readonly samples: readonly unknown[];
  /** What to confirm, or null when every value converts. */
  readonly warning: string | null;
};

/** Counts the values that cannot be converted and shows the first five of them; stops at nothing and keeps nothing, so that values may stream. */
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

import * as t from "io-ts";

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** A language tag such as `en` or `es-MX`. */
export const Locale = t.refinement(t.string, isLocale, "a language tag");
export type Locale = t.TypeOf<typeof Locale>;

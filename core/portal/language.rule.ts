import * as t from "io-ts";

/** The languages of the interface. */
export const Language = t.keyof({ en: null, es: null });
export type Language = t.TypeOf<typeof Language>;

/**
 * The interface's language: the stored one, else the first of the browser's that exists, else English.
 * @param browser language tags, most wanted first
 */
export const chosenLanguage = (stored: string | null, browser: readonly string[]): Language => {
  if (Language.is(stored)) return stored;
  return browser.map((tag) => tag.split(/[-_]/, 1).join("").toLowerCase()).find(Language.is) ?? "en";
};

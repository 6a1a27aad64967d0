import * as t from "io-ts";

/** The languages of the interface. */
export const Language = t.keyof({ en: null, es: null });
export type Language = t.TypeOf<typeof Language>;

/**
 * The interface's language: the stored one, else the first supported one of the browser's, else English.
 * @param browser language tags, most preferred first
 */
export const chosenLanguage = (stored: string | null, browser: readonly string[]): Language => {
  if (Language.is(stored)) return stored;
  return browser.map((tag) => tag.split(/[-_]/, 1).join("").toLowerCase()).find(Language.is) ?? "en";
};

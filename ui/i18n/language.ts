/** Languages of the portal; the staff application speaks English. `en-XA` is the pseudo-locale. */
export const languages = ["en", "es", "en-XA"] as const;
export type Language = (typeof languages)[number];

/** What a person can choose, each in its own words. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Partial<Record<Language, string>>;

/** Where this device keeps the language that was chosen on it. */
export const languageKey = "cygnet.language";

/**
 * Whether the pseudo-locale was asked for, by whoever checks the texts.
 * @param kept what stands at `languageKey`
 */
export const isPseudo = (kept: string | null): kept is "en-XA" => kept === "en-XA";

/** Languages of the portal; the staff application is in English. `en-XA` is the pseudo-locale. */
export const languages = ["en", "es", "en-XA"] as const;
export type Language = (typeof languages)[number];

/** The languages that a user can choose, each in its own words. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Partial<Record<Language, string>>;

/** The storage key of the language that was chosen on this device. */
export const languageKey = "cygnet.language";

/**
 * Whether a tester of the texts chose the pseudo-locale.
 * @param kept the value stored at `languageKey`
 */
export const isPseudo = (kept: string | null): kept is "en-XA" => kept === "en-XA";

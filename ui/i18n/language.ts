/** Languages of the portal; the staff application speaks English. `en-XA` is the pseudo-locale. */
export const languages = ["en", "es", "en-XA"] as const;
export type Language = (typeof languages)[number];

/** What a person can choose, each in its own words. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Partial<Record<Language, string>>;


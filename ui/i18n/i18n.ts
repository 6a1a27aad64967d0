import { createInstance } from "i18next";
import type { Language } from "./language.ts";
import type { Texts } from "./text-types.ts";

/** The one i18next instance of the page. */
export const i18n = createInstance();

void i18n.init({
  lng: "en" satisfies Language,
  fallbackLng: "en",
  initAsync: false,
  resources: {},
  ns: [],
  interpolation: { escapeValue: false },
  returnNull: false,
});

const spanish = import.meta.glob<{ readonly texts: Texts }>("./es/*.ts");
const english = new Map<string, Texts>();

const load = async (area: string, language: string): Promise<void> => {
  const texts = english.get(area);
  if (texts === undefined || i18n.hasResourceBundle(language, area)) return;
  if (language === "en-XA") i18n.addResourceBundle(language, area, (await import("./pseudo.ts")).pseudo(texts), true, true);
  const file = language === "es" ? spanish[`./es/${area}.ts`] : undefined;
  if (file !== undefined) i18n.addResourceBundle(language, area, (await file()).texts, true, true);
};

/** Registers an area's English texts; in another language its translation is loaded afterwards. */
export const register = (area: string, texts: Texts): void => {
  english.set(area, texts);
  i18n.addResourceBundle("en", area, texts, true, true);
  if (i18n.language !== "en") void load(area, i18n.language);
};

const loadKnown = async (language: Language): Promise<void> => {
  await Promise.all(Array.from(english.keys(), (area) => load(area, language)));
};

/** Changes the language of the page without a reload, once its texts are loaded, including areas that were registered meanwhile. */
export const setLanguage = async (language: Language, root: HTMLElement): Promise<void> => {
  await loadKnown(language);
  await i18n.changeLanguage(language);
  root.lang = language;
  await loadKnown(language);
};

import { useSyncExternalStore } from "react";
import type { Catalogue } from "./catalogue.ts";
import { i18n } from "./i18n.ts";
import { listenToTexts, sayOf } from "./said.ts";
import type { Say, Texts } from "./text-types.ts";

/** Translates an area's texts; the component renders again when the language changes. */
export const useText = <T extends Texts>(catalogue: Catalogue<T>): Say<T> =>
  useSyncExternalStore(listenToTexts, () => sayOf(catalogue.area));

/** The language of the page, for `Intl`. */
export const useLanguage = (): string => useSyncExternalStore(listenToTexts, () => i18n.language);

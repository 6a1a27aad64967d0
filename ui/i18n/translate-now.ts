import type { Catalogue } from "./catalogue.ts";
import { i18n } from "./i18n.ts";
import type { Say, Texts } from "./text-types.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Translates an area's texts in the current language, for use outside components: page titles, toasts. */
export const translateNow = <T extends Texts>(catalogue: Catalogue<T>): Say<T> => {
  const say: Untyped = (key, values) => i18n.t(key, { ns: catalogue.area, ...values });
  return say;
};

import type { Catalogue } from "./catalogue.ts";
import { i18n } from "./i18n.ts";
import type { Say, Texts } from "./text-types.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Says the texts of an area in the language of this moment, where no component draws: titles of pages, toasts. */
export const translateNow = <T extends Texts>(catalogue: Catalogue<T>): Say<T> => {
  const say: Untyped = (key, values) => i18n.t(key, { ns: catalogue.area, ...values });
  return say;
};

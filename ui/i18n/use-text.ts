import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Catalogue } from "./catalogue.ts";
import { i18n } from "./i18n.ts";
import type { Say, Texts } from "./text-types.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Says the texts of one area in the language of the page, and again when the language changes. */
export const useText = <T extends Texts>(catalogue: Catalogue<T>): Say<T> => {
  const { t } = useTranslation(catalogue.area, { i18n });
  return useMemo(() => {
    const say: Untyped = (key, values) => t(key, { ...values });
    return say;
  }, [t]);
};

/** The language of the page, for `Intl`. */
export const useLanguage = (): string => useTranslation(undefined, { i18n }).i18n.language;

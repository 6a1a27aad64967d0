import { useMemo } from "react";
import { useLanguage } from "./use-text.ts";

/** Names languages, by their BCP 47 tags, in the language of the page; a tag that is unknown to the browser stays as it is. */
export const useLanguageNames = (): ((tag: string) => string) => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "language" });
    return (tag) => {
      try {
        return names.of(tag) ?? tag;
      } catch {
        return tag;
      }
    };
  }, [language]);
};

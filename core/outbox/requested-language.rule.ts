import { chosenLanguage, type Language } from "../portal/language.rule.ts";

/**
 * The language for a response: the most preferred supported one of `Accept-Language`, otherwise English.
 * @param header null if it was not sent
 */
export const requestedLanguage = (header: string | null): Language => {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters[0] ?? "q=1")?.[1] ?? 0);
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    });
  return chosenLanguage(
    null,
    wanted
      .filter(({ quality }) => quality > 0)
      .toSorted((a, b) => b.quality - a.quality)
      .map(({ tag }) => tag),
  );
};

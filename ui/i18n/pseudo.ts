import type { Texts } from "./text-types.ts";

const letters = new Map(Array.from("aeiouyAEIOUYcnsz", (letter, index) => [letter, "áéíóúýÁÉÍÓÚÝçñšž".charAt(index)] as const));
const places = /(\{\{[^}]*\}\}|<[^>]*>)/;

const pseudoText = (text: string): string => {
  const accented = text
    .split(places)
    .map((part) => (places.test(part) ? part : Array.from(part, (letter) => letters.get(letter) ?? letter).join("")))
    .join("");
  return `⟦${accented}${"·".repeat(Math.ceil(text.length * 0.3))}⟧`;
};

/** The same texts accented, bracketed and a third longer, so that truncated and untranslated texts show; placeholders are kept. */
export const pseudo = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? pseudoText(value) : pseudo(value)]));

import { plainWords } from "./outline.rule.ts";

const blocks = /<\/(?:p|h[1-6]|li|tr|blockquote|pre)>|<br\s*\/?>/gi;

const textLines = (text: string): readonly string[] =>
  text
    .split(blocks)
    .flatMap((part) => part.split("\n"))
    .map(plainWords)
    .filter((line) => line !== "");

/** A value of an item or a lesson as lines of text, for comparing; none for an empty one. A switch that is on is `true`. */
export const valueLines = (value: unknown): readonly string[] => {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return textLines(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => valueLines(entry).join(", ")).filter((line) => line !== "");
  if (typeof value === "object")
    return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
      const lines = valueLines(entry).join(", ");
      return lines === "" ? [] : [`${key}: ${lines}`];
    });
  return [String(value)];
};

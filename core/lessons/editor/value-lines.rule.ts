import { plainWords } from "../../kernel/plain-words.ts";
import { wordChanges } from "./word-changes.rule.ts";

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

/** A run of words; marked where another text does not have them. */
export type MarkedRun = { readonly text: string; readonly isMarked: boolean };

/** Stands for the end of a line among words. */
const lineEnd = "\u2424";

const inOneLine = (value: unknown): string => valueLines(value).join(` ${lineEnd} `);
const inLines = (text: string): string => text.replaceAll(new RegExp(` ?${lineEnd} ?`, "g"), "\n");

/** A value as text, with the words marked that another value does not have; empty for an empty value. */
export const markedSide = (value: unknown, other: unknown): readonly MarkedRun[] => {
  const runs = wordChanges(inOneLine(value), inOneLine(other)).filter(({ kind }) => kind !== "added");
  return runs.map(({ kind, text }, at) => ({
    text: inLines(text) + (at === runs.length - 1 || text.endsWith(lineEnd) || runs[at + 1]?.text.startsWith(lineEnd) === true ? "" : " "),
    isMarked: kind === "removed",
  }));
};

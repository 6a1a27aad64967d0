import { giftSource } from "./gift-source.rule.ts";

/**
 * One question of a GIFT text, by itself.
 * @property line where it begins, from 1
 * @property lines the line of the text that each line of the source is from
 * @property source as the grammar reads it
 * @property isOpen whether a brace is not closed
 */
export type GiftPart = { readonly line: number; readonly lines: readonly number[]; readonly source: string; readonly isOpen: boolean };

type Line = { readonly at: number; readonly text: string };

const isComment = ({ text }: Line): boolean => text.trimStart().startsWith("//");
const isCategory = ({ text }: Line): boolean => text.trimStart().startsWith("$CATEGORY:");

/** The braces of a line that are not escaped. */
const bracesOf = (line: Line): string => (isComment(line) ? "" : line.text.replaceAll(/\\.|[^{}]/g, ""));
const bracesIn = (lines: readonly Line[]): string => lines.map(bracesOf).join("");

/** Lines between blank lines; a category is one by itself. */
const paragraphsOf = (text: string): readonly (readonly Line[])[] => {
  const found: Line[][] = [];
  let current: Line[] = [];
  const end = (): void => {
    if (current.length > 0) found.push(current);
    current = [];
  };
  text.split(/\r\n|\n|\r/).forEach((line, at) => {
    const one: Line = { at: at + 1, text: line };
    if (line.trim() === "") return end();
    current.push(one);
    return isCategory(one) ? end() : undefined;
  });
  end();
  return found;
};

/** Whether more braces are opened than closed. */
const isOpenAt = (braces: string): boolean => braces.lastIndexOf("{") > braces.lastIndexOf("}");

const partOf = (lines: readonly Line[], isOpen: boolean): GiftPart => {
  const first = lines.findIndex((line) => !isComment(line));
  const kept = lines.filter((line, at) => at < first || !isComment(line));
  return {
    line: lines[first]?.at ?? 1,
    lines: kept.map(({ at }) => at),
    source: giftSource(kept.map(({ text }) => text).join("\n"), first),
    isOpen,
  };
};

type Joined = { readonly lines: readonly Line[]; readonly last: number; readonly isOpen: boolean };

/** A paragraph, with those after it in which its brace is closed. */
const joined = (paragraphs: readonly (readonly Line[])[], from: number): Joined => {
  const lines: Line[] = [...(paragraphs[from] ?? [])];
  let [last, isOpen] = [from, isOpenAt(bracesIn(lines))];
  while (isOpen) {
    let next = last + 1;
    while (next < paragraphs.length && bracesIn(paragraphs[next] ?? []) === "") next += 1;
    const braces = bracesIn(paragraphs[next] ?? []);
    if (!braces.startsWith("}")) break;
    for (const paragraph of paragraphs.slice(last + 1, next + 1)) lines.push(...paragraph);
    [last, isOpen] = [next, isOpenAt(braces)];
  }
  return { lines, last, isOpen };
};

/**
 * The questions of a GIFT text, split at blank lines outside of braces. An opening brace before the closing one of the brace before it ends the
 * question at its blank line, so that one question without its closing brace does not take the next ones with it.
 */
export const giftParts = function* (text: string): Generator<GiftPart> {
  const paragraphs = paragraphsOf(text.replace(/^\ufeff/, ""));
  for (let at = 0; at < paragraphs.length; at += 1) {
    const { lines, last, isOpen } = joined(paragraphs, at);
    if (!lines.every(isComment)) yield partOf(lines, isOpen);
    at = last;
  }
};

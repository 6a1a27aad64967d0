import { decodedText, htmlTokens } from "../../kernel/html-tokens.ts";
import { sameValue } from "../../kernel/same-value.ts";
import type { ItemChange } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";

/**
 * A search for a text in lessons.
 * @property match_case whether capitals count
 * @property whole_words whether it must stand alone
 */
export type TextSearch = { readonly find: string; readonly match_case: boolean; readonly whole_words: boolean };

/** A text around a match, for its plan. */
export type Passage = {
  readonly uuid: string;
  readonly key: string;
  readonly before: string;
  readonly found: string;
  readonly after: string;
};

const around = 40;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = ({ find, match_case, whole_words }: TextSearch): RegExp =>
  new RegExp(whole_words ? String.raw`(?<![\p{L}\p{N}_])${escaped(find)}(?![\p{L}\p{N}_])` : escaped(find), match_case ? "gu" : "giu");

const encoded = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\u00a0", "&nbsp;");

type Replaced = { readonly text: string; readonly passages: readonly Omit<Passage, "uuid" | "key">[] };

const inText = (text: string, pattern: RegExp, by: string): Replaced => ({
  text: text.replaceAll(pattern, () => by),
  passages: Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    before: text.slice(Math.max(0, index - around), index),
    found,
    after: text.slice(index + found.length, index + found.length + around),
  })),
});

/** Replaces in the texts between the tags, never in tags and addresses. */
const inHtml = (html: string, pattern: RegExp, by: string): Replaced => {
  const parts = htmlTokens(html).map((token): Replaced => {
    if (token.kind !== "text") return { text: token.source, passages: [] };
    const replaced = inText(decodedText(token.source), pattern, by);
    return replaced.passages.length === 0 ? { text: token.source, passages: [] } : { ...replaced, text: encoded(replaced.text) };
  });
  return { text: parts.map(({ text }) => text).join(""), passages: parts.flatMap(({ passages }) => passages) };
};

type InValue = { readonly value: unknown; readonly passages: Replaced["passages"] };

const inValue = (value: unknown, kind: string, pattern: RegExp, by: string): InValue => {
  if (typeof value === "string") {
    const { text, passages } = kind === "html" ? inHtml(value, pattern, by) : inText(value, pattern, by);
    return { value: text, passages };
  }
  if (!Array.isArray(value)) return { value, passages: [] };
  const entries = value.map((entry: unknown) =>
    typeof entry === "string" ? inValue(entry, "text", pattern, by) : { value: entry, passages: [] },
  );
  return { value: entries.map((entry) => entry.value), passages: entries.flatMap(({ passages }) => passages) };
};

const searched: ReadonlySet<string> = new Set(["text", "long-text", "html", "answers"]);

/** What a replacement does to a lesson: its changes with their bases, and the passages. */
export type Replacement = { readonly changes: readonly ItemChange[]; readonly passages: readonly Passage[] };

/**
 * Replaces a text in the names, texts, questions and answers of items; addresses and settings stay.
 * @param by the new text; an empty one removes
 */
export const replacedText = (items: readonly LessonItem[], search: TextSearch, by: string): Replacement => {
  if (search.find.trim() === "") return { changes: [], passages: [] };
  const pattern = patternOf(search);
  const found = items.flatMap(({ uuid, type, name, values }) =>
    [
      ["name", name, "text"] as const,
      ...Object.entries(itemTypeOf(type)?.fields ?? {})
        .filter(([, kind]) => searched.has(kind))
        .map(([key, kind]) => [`values.${key}`, values[key], kind] as const),
    ].map(([key, base, kind]) => ({ uuid, key, base, ...inValue(base, kind, pattern, by) })),
  );
  return {
    changes: found
      .filter(({ base, value }) => !sameValue(base, value))
      .map(({ uuid, key, base, value }): ItemChange => ({ op: "set", uuid, key, base, value })),
    passages: found.flatMap(({ uuid, key, passages }) => passages.map((passage) => ({ uuid, key, ...passage }))),
  };
};

/** The changes that take these back. */
export const undoneChanges = (changes: readonly ItemChange[]): readonly ItemChange[] =>
  changes.toReversed().flatMap((change) => (change.op === "set" ? [{ ...change, value: change.base, base: change.value }] : []));

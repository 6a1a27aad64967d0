import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";

const longest = 200_000;

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [plain(value)];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
};

const readable: ReadonlySet<string> = new Set(["text", "long-text", "html", "answers"]);

const textsOf = ({ type, name, values }: LessonItem): readonly string[] => {
  const fields = Object.entries(itemTypeOf(type)?.fields ?? {});
  return [name, ...fields.filter(([, kind]) => readable.has(kind)).flatMap(([key]) => textsIn(values[key]))];
};

/** The texts of items for the search: names, texts, questions and answers without their markup, as far as the first 200,000 characters. */
export const itemText = (items: readonly LessonItem[]): string =>
  items
    .flatMap(textsOf)
    .join(" ")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "");

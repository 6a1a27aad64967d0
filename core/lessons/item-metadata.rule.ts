import * as t from "io-ts";
import { plainWords } from "../kernel/plain-words.ts";
import type { LessonItem } from "./item.model.ts";
import { ItemType, itemTypeOf } from "./items/catalogue.rule.ts";
import type { ItemMetadata } from "./lesson.model.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? plainWords(value) : "");

const answerOf = (answer: unknown): string => textOf(t.UnknownRecord.is(answer) ? answer["text"] : answer);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const statOf = (question: unknown): { readonly name: string; readonly text: string } => {
  const { name, question: text } = t.UnknownRecord.is(question) ? question : {};
  return { name: textOf(name), text: textOf(text) };
};

/** How filters and reports name an item: by its question, its answers and the names of its statistics, without markup. */
export const itemMetadata = ({ uuid, type, name, values }: LessonItem): readonly ItemMetadata[] => {
  if (!ItemType.is(type)) return [];
  const fields = Object.entries(itemTypeOf(type)?.fields ?? {});
  const ofKind = (...kinds: readonly string[]): readonly unknown[] =>
    fields.filter(([, kind]) => kinds.includes(kind)).flatMap(([key]) => listOf(values[key]));
  const stats = ofKind("stat-questions").map(statOf);
  const question = textOf(values["question"]) || stats.map(({ text }) => text).join(" · ") || textOf(values["title"]);
  return [
    {
      uuid,
      type,
      name,
      question,
      answers: ofKind("answers", "weighted-answers").map(answerOf),
      trackers: stats.map((stat) => stat.name).filter((stat) => stat !== ""),
    },
  ];
};

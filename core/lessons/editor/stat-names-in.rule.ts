import * as t from "io-ts";
import type { LessonItem } from "../item.model.ts";

const longest = 30;
const Question = t.type({ name: t.string });

const isStatistics = ({ type }: LessonItem): boolean => type === "stats_tracker";

const questionsOf = ({ values }: LessonItem): readonly unknown[] => {
  const { questions } = values;
  return Array.isArray(questions) ? questions : [];
};

/** The names of statistics that items ask for, without empty ones. */
export const statNamesIn = (items: readonly LessonItem[]): readonly string[] =>
  items
    .filter(isStatistics)
    .flatMap((item) => questionsOf(item).flatMap((question) => (Question.is(question) && question.name !== "" ? [question.name] : [])));

/** A name of a statistic that is not taken: itself, or with the first free number. */
export const freeStatName = (name: string, taken: ReadonlySet<string>): string => {
  let [free, number] = [name, 2];
  while (taken.has(free)) {
    const ending = `_${number}`;
    free = name.slice(0, longest - ending.length) + ending;
    number += 1;
  }
  return free;
};

/**
 * Items whose names of statistics are unique in a lesson.
 * @param others items of the lesson that keep their names
 */
export const withFreeStatNames = (items: readonly LessonItem[], others: readonly LessonItem[]): readonly LessonItem[] => {
  const taken = new Set(statNamesIn(others));
  return items.map((item) => {
    if (!isStatistics(item)) return item;
    const questions = questionsOf(item).map((question) => {
      if (!Question.is(question) || question.name === "") return question;
      const name = freeStatName(question.name, taken);
      taken.add(name);
      return { ...question, name };
    });
    return { ...item, values: { ...item.values, questions } };
  });
};

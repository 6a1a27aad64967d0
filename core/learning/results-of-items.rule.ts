import * as t from "io-ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { off, texts } from "../lessons/items/values.model.ts";
import { recordedIn } from "../lessons/shown/pulse-shown.model.ts";
import type { ItemState } from "./engagement.model.ts";
import type { ItemResults } from "./item-results.model.ts";

/** What a taker may know of an item's answers: votes of all, answers of others, or the numbers of their own. */
export type ResultKind = "votes" | "shared" | "recorded";

/** Maximum number of others' answers that are shown. */
export const mostShared = 25;
/** Maximum number of recorded answers that a curve is drawn from. */
export const mostRecorded = 500;

const Poll = t.type({ answers: texts, hide_results: off });
const Shared = t.type({ share_answers: off });

/** The results of an item that a taker may know now: after an answer of their own, and if its author shows them. */
export const wantedResults = ({ type, values }: LessonItem, { answers, score }: ItemState): ResultKind | null => {
  if (answers.length === 0 || !score.completed) return null;
  switch (type) {
    case "poll": {
      const poll = Poll.decode(values);
      return poll._tag === "Right" && !poll.right.hide_results ? "votes" : null;
    }
    case "open_ended": {
      const open = Shared.decode(values);
      return open._tag === "Right" && open.right.share_answers ? "shared" : null;
    }
    case "stats_tracker":
      return "recorded";
    default:
      return null;
  }
};

/** How many takers chose something. */
export type VoteCount = { readonly choice: unknown; readonly count: number };

/** Votes by choice, 0 where nobody chose it. */
export const votesOf = ({ values }: Pick<LessonItem, "values">, counted: readonly VoteCount[]): readonly number[] => {
  const poll = Poll.decode(values);
  const options = poll._tag === "Right" ? poll.right.answers : [];
  return options.map((_, index) => counted.find(({ choice }) => choice === index)?.count ?? 0);
};

const initial = (name: string): string => {
  const [first] = [...name.trim()];
  return first === undefined ? "" : `${first.toLocaleUpperCase("en")}.`;
};

/** A contact's name as other learners see it: the first name and the initial of the last one. */
export const sharedName = (first: string, last: string): string => [first.trim(), initial(last)].filter((part) => part !== "").join(" ");

/** Numbers that were recorded by name, in the order of the answers. */
export const recordedNumbers = (
  rows: readonly { readonly at: number; readonly answer: unknown }[],
): NonNullable<ItemResults["recorded"]> => {
  const told = new Map<string, { readonly at: number; readonly value: number }[]>();
  for (const { at, answer } of rows)
    for (const [name, value] of Object.entries(recordedIn(answer))) told.set(name, [...(told.get(name) ?? []), { at, value }]);
  return Object.fromEntries(told);
};

import * as t from "io-ts";
import type { Clock } from "../kernel/clock.port.ts";
import type { LargeStorage } from "../kernel/large-storage.port.ts";
import { type LessonPlace, placeKey } from "./lesson-place.model.ts";

/** Answers that a learner has begun and not sent, kept on this device. */
export type AnswerDrafts = {
  /** The drafts of one attempt at a lesson, by item; drafts of other attempts are removed. */
  readonly find: (place: LessonPlace, attempt: number) => Promise<ReadonlyMap<string, unknown>>;
  /** @param answer an empty one removes the draft */
  readonly keep: (place: LessonPlace, attempt: number, item: string, answer: unknown) => Promise<void>;
};

const Draft = t.type({ answer: t.unknown, at: t.number });

/** Seconds that a draft is kept. */
const lifetime = 31 * 24 * 3600;

/** Whether nothing was entered. */
export const isEmptyAnswer = (answer: unknown): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === "string" && answer.trim() === "") ||
  (typeof answer === "object" && Object.keys(answer).length === 0);

/** @param learner owner of the drafts */
export const answerDrafts = (storage: LargeStorage, clock: Clock, learner: string): AnswerDrafts => {
  const mine = `learning.draft.${learner}.`;
  const prefixOf = (place: LessonPlace): string => `${mine}${placeKey(place)}.`;
  return {
    find: async (place, attempt) => {
      const found = new Map<string, unknown>();
      for (const key of await storage.keys()) {
        if (!key.startsWith(mine)) continue;
        const draft = await storage.get(key);
        const isHere = key.startsWith(prefixOf(place));
        const [of, item = ""] = key.slice(prefixOf(place).length).split(".");
        const isCurrent = Draft.is(draft) && clock.now() - draft.at < lifetime && (!isHere || of === String(attempt));
        if (!isCurrent) await storage.remove(key);
        else if (isHere) found.set(item, draft.answer);
      }
      return found;
    },
    keep: async (place, attempt, item, answer) => {
      const key = `${prefixOf(place)}${attempt}.${item}`;
      if (isEmptyAnswer(answer)) await storage.remove(key);
      else await storage.put(key, { answer, at: clock.now() });
    },
  };
};

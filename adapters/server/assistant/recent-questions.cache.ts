import { newestKept } from "../../../core/kernel/remembered.ts";

const mostKept = 2_000;

/** The questions of recent replies, so that a follow-up such as `and archived?` is understood; a dropped entry costs only that. */
export type RecentQuestions = {
  readonly get: (user: number, responseId: string | null) => string | null;
  readonly put: (user: number, responseId: string, question: string) => void;
};

export const makeRecentQuestions = (): RecentQuestions => {
  const questions = newestKept<string>(mostKept);
  const key = (user: number, responseId: string): string => `${user} ${responseId}`;
  return {
    get: (user, responseId) => (responseId === null ? null : (questions.get(key(user, responseId)) ?? null)),
    put: (user, responseId, question) => questions.keep(key(user, responseId), question),
  };
};

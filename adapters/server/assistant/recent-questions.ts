const mostKept = 2_000;

/** The questions of recent replies, so that a follow-up such as `and archived?` is understood; a dropped entry costs only that. */
export type RecentQuestions = {
  readonly get: (user: number, responseId: string | null) => string | null;
  readonly put: (user: number, responseId: string, question: string) => void;
};

export const makeRecentQuestions = (): RecentQuestions => {
  const questions = new Map<string, string>();
  const key = (user: number, responseId: string): string => `${user} ${responseId}`;
  return {
    get: (user, responseId) => (responseId === null ? null : (questions.get(key(user, responseId)) ?? null)),
    put: (user, responseId, question) => {
      questions.set(key(user, responseId), question);
      const [oldest] = questions.keys();
      if (questions.size > mostKept && oldest !== undefined) questions.delete(oldest);
    },
  };
};

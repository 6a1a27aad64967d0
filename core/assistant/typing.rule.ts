/** Milliseconds between two steps of the typing effect. */
export const typingStep = 10;
/** Steps within which whatever was received is shown: two seconds. */
const mostSteps = 200;

/**
 * How far a reply is typed out, in characters.
 * @property rate characters shown at each step
 */
export type Typing = { readonly shown: number; readonly total: number; readonly rate: number };

/** A reply of which nothing has come. */
export const nothingTyped: Typing = { shown: 0, total: 0, rate: 1 };

/**
 * More of the reply has come: a character at each step, or as many as it takes to show all of it in two seconds.
 * @param total characters received so far
 */
export const received = ({ shown }: Typing, total: number): Typing => ({
  shown,
  total,
  rate: Math.max(1, Math.ceil((total - shown) / mostSteps)),
});

/** The reply some steps later. */
export const typedOn = (typing: Typing, steps: number): Typing => ({
  ...typing,
  shown: Math.min(typing.total, typing.shown + typing.rate * steps),
});

/** Whether the reply may be judged: it is complete, and all of it is shown. */
export const mayJudge = ({ shown, total }: Typing, completed: boolean): boolean => completed && shown >= total;

/**
 * Whether the view follows the reply: only if it was near its end.
 * @param distance pixels from the end
 */
export const followsReply = (distance: number): boolean => distance <= 60;

/** Milliseconds between two steps of the typing effect. */
export const typingStep = 10;
/** The most steps in which received text is typed out: two seconds. */
const mostSteps = 200;

/**
 * Typing progress of a reply, in characters.
 * @property rate characters shown at each step
 */
export type Typing = { readonly shown: number; readonly total: number; readonly rate: number };

/** A reply of which nothing was received. */
export const nothingTyped: Typing = { shown: 0, total: 0, rate: 1 };

/**
 * Progress after more text is received: one character per step, or as many as it takes to show all in two seconds.
 * @param total characters received so far
 */
export const received = ({ shown }: Typing, total: number): Typing => ({
  shown,
  total,
  rate: Math.max(1, Math.ceil((total - shown) / mostSteps)),
});

/** Progress after some steps. */
export const typedOn = (typing: Typing, steps: number): Typing => ({
  ...typing,
  shown: Math.min(typing.total, typing.shown + typing.rate * steps),
});

/** Whether the reply can be rated: complete and fully shown. */
export const mayJudge = ({ shown, total }: Typing, completed: boolean): boolean => completed && shown >= total;

/**
 * Whether the view scrolls with the reply: only if it was near the end.
 * @param distance pixels from the end
 */
export const followsReply = (distance: number): boolean => distance <= 60;

import type { LessonView } from "./lesson-view.model.ts";

type Moves = { readonly next: () => void; readonly back: () => void; readonly goTo: (index: number) => void };

/**
 * Moves between the screens of a lesson without locks; the results come after the last screen.
 * @param view the current view; undefined until the lesson is loaded
 */
export const freeMoves = (view: () => LessonView | undefined, move: (index: number, atResults: boolean) => void): Moves => {
  const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));
  const to = (target: (now: LessonView) => number): void => {
    const now = view();
    if (now === undefined) return;
    const index = target(now);
    move(within(index, now.screens.length), index >= now.screens.length);
  };
  return {
    next: () => to(({ index }) => index + 1),
    back: () => to(({ index, atResults }) => (atResults ? index : index - 1)),
    goTo: (index) => to(({ screens }) => Math.min(index, screens.length - 1)),
  };
};

import { isHeld } from "../lessons/player.rule.ts";
import { isShownHere } from "../lessons/shown-here.rule.ts";
import type { EngagedItem } from "./learner-lesson.model.ts";
import { lessonScreens, type LessonView, playOf } from "./lesson-view.model.ts";

/** `skipped`: not completed, but the learner has been further on; `waiting`: an answer is queued on this device. */
export type StepState = "open" | "done" | "wrong" | "waiting" | "skipped";

/** A screen of a lesson in the row of steps. */
export type PlayerStep = { readonly id: string; readonly name: string; readonly state: StepState; readonly isReachable: boolean };

const isDone = (item: EngagedItem): boolean => item.engagementState.completed || !isShownHere(item);
const isTouched = ({ engagementState: { attempts, completed } }: EngagedItem): boolean => completed || attempts > 0;

const stateOf = (screen: readonly EngagedItem[], waiting: ReadonlySet<string>, isPassed: boolean): StepState => {
  if (screen.some(({ uuid }) => waiting.has(uuid))) return "waiting";
  if (screen.some(({ engagementState }) => engagementState.attempts > 0 && engagementState.correct === false)) return "wrong";
  if (screen.every(isDone)) return "done";
  return isPassed ? "skipped" : "open";
};

/**
 * The steps of a lesson with their states.
 * @param hasLocks whether a screen with an item that must be completed blocks those after it
 */
export const playerSteps = (view: LessonView, hasLocks: boolean): readonly PlayerStep[] => {
  const { lesson, screens, index, atResults, waiting } = view;
  const reached = Math.max(
    atResults ? screens.length : index,
    screens.findLastIndex((screen) => screen.some(isTouched)),
  );
  const play = playOf(lesson, index);
  const held = hasLocks ? lessonScreens(lesson).findIndex((screen) => isHeld(play, screen)) : -1;
  return screens.map((screen, at) => ({
    id: screen[0]?.uuid ?? String(at),
    name: screen.find(({ name }) => name !== "")?.name ?? "",
    state: stateOf(screen, waiting, at < reached),
    isReachable: at <= index || held === -1 || at <= held,
  }));
};

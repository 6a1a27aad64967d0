import type { LessonItem } from "./item.model.ts";

/** Items that are shown together. */
export type Screen = readonly LessonItem[];

/** The types that an author may combine with the next item, with their default for `standalone`. */
const joinable: ReadonlyMap<string, boolean> = new Map([
  ["rich_text", false],
  ["video", true],
]);

const isStandalone = ({ type, values }: LessonItem): boolean | null => {
  const standard = joinable.get(type);
  if (standard === undefined) return null;
  const chosen = values["standalone"] ?? values["standnew"];
  return typeof chosen === "boolean" ? chosen : standard;
};

/** The screens of a lesson: an item that is not standalone shares a screen with the next one, unless the next one is standalone. */
export const screensOf = (items: readonly LessonItem[]): readonly Screen[] => {
  const screens: LessonItem[][] = [];
  let waiting: LessonItem[] = [];
  for (const item of items) {
    const alone = isStandalone(item);
    if (alone === true && waiting.length > 0) {
      screens.push(waiting);
      waiting = [];
    }
    waiting.push(item);
    if (alone !== false) {
      screens.push(waiting);
      waiting = [];
    }
  }
  return waiting.length > 0 ? [...screens, waiting] : screens;
};

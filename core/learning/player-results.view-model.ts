import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { isShownHere } from "../lessons/shown-here.rule.ts";
import type { EngagedItem } from "./learner-lesson.model.ts";
import type { LessonView } from "./lesson-view.model.ts";

/** `done`: completed, of a type without right and wrong; `checked`: an answer is queued on this device. */
export type ResultOutcome = "right" | "wrong" | "done" | "unanswered" | "checked";

/** The result of one item; `index` is its screen. */
export type ItemResult = {
  readonly uuid: string;
  readonly name: string;
  readonly outcome: ResultOutcome;
  readonly points: number;
  readonly index: number;
};

const outcomeOf = ({ uuid, engagementState }: EngagedItem, waiting: ReadonlySet<string>): ResultOutcome => {
  const { attempts, completed, correct } = engagementState;
  if (waiting.has(uuid)) return "checked";
  if (correct === false && attempts > 0) return "wrong";
  if (!completed) return "unanswered";
  return correct === true ? "right" : "done";
};

const isAsked = (item: EngagedItem): boolean =>
  isShownHere(item) && (itemTypeOf(item.type)?.group !== "presentation" || item.engagementState.points > 0);

/** The results of the items that ask something of a learner, in their order. */
export const itemResults = ({ screens, waiting }: LessonView): readonly ItemResult[] =>
  screens.flatMap((screen, index) =>
    screen.filter(isAsked).map((item) => ({
      uuid: item.uuid,
      name: item.name,
      outcome: outcomeOf(item, waiting),
      points: item.engagementState.points,
      index,
    })),
  );

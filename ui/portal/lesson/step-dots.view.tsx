import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import { isShownHere } from "../../../core/lessons/shown-here.rule.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./step-dots.module.css";

type StepDotsProps = {
  readonly screens: readonly (readonly EngagedItem[])[];
  /** the number of screens while the results are shown */
  readonly index: number;
  readonly onStep: (index: number) => void;
};

const isDone = (screen: readonly EngagedItem[]): boolean => screen.every((item) => item.engagementState.completed || !isShownHere(item));

/** A dot per step; earlier steps, and those after completed steps only, can be opened. */
export const StepDots = ({ screens, index, onStep }: StepDotsProps) => {
  const text = useText(lessonText);
  return (
    <ol className={styles["dots"]} aria-label={text("steps")}>
      {screens.map((screen, at) => (
        <li key={screen[0]?.uuid ?? at} className={styles["place"]}>
          <button
            type="button"
            className={styles["dot"]}
            data-state={at === index ? "here" : isDone(screen) ? "done" : "open"}
            aria-label={text("stepTo", { number: at + 1 })}
            {...(at === index ? { "aria-current": "step" } : {})}
            disabled={at > index && !screens.slice(0, at).every(isDone)}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </ol>
  );
};

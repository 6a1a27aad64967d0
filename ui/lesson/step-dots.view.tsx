import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { useSelectedInSight } from "../kit/use-selected-in-sight.ts";
import styles from "./step-dots.module.css";

export type Step = { readonly id: string; readonly isDone: boolean };

type StepDotsProps = {
  readonly steps: readonly Step[];
  /** the number of steps when the results are shown */
  readonly index: number;
  readonly onStep: (index: number) => void;
};

/** A dot per step; earlier steps, and those after completed steps only, can be opened. */
export const StepDots = ({ steps, index, onStep }: StepDotsProps) => {
  const text = useText(lessonViewsText);
  const row = useSelectedInSight<HTMLOListElement>(String(index));
  return (
    <ol ref={row} className={styles["dots"]} aria-label={text("steps")}>
      {steps.map(({ id, isDone }, at) => (
        <li key={id} className={styles["place"]}>
          <button
            type="button"
            className={styles["dot"]}
            data-state={at === index ? "here" : isDone ? "done" : "open"}
            aria-label={text("stepTo", { number: at + 1 })}
            {...(at === index ? { "aria-current": "step" } : {})}
            disabled={at > index && !steps.slice(0, at).every((step) => step.isDone)}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </ol>
  );
};

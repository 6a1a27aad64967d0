import { Check, Clock3, Minus, X } from "lucide-react";
import type { PlayerStep } from "../../core/learning/player-steps.view-model.ts";
import { lessonStepsText } from "../i18n/en/lesson-steps.ts";
import { useText } from "../i18n/use-text.ts";
import { useSelectedInSight } from "../kit/use-selected-in-sight.ts";
import styles from "./step-dots.module.css";

type StepDotsProps = {
  readonly steps: readonly PlayerStep[];
  /** the number of steps when the results are shown */
  readonly index: number;
  readonly onStep: (index: number) => void;
};

const pictures = { done: Check, wrong: X, waiting: Clock3, skipped: Minus, open: null } as const;

/** A dot per step with its state; only reachable steps can be opened. */
export const StepDots = ({ steps, index, onStep }: StepDotsProps) => {
  const text = useText(lessonStepsText);
  const row = useSelectedInSight<HTMLOListElement>(String(index));
  return (
    <ol ref={row} className={styles["dots"]} aria-label={text("steps")}>
      {steps.map(({ id, name, state, isReachable }, at) => {
        const Picture = pictures[state];
        const place = { number: at + 1, state: text(state) };
        return (
          <li key={id} className={styles["place"]}>
            <button
              type="button"
              className={styles["dot"]}
              data-state={state}
              data-here={at === index}
              aria-label={name === "" ? text("step", place) : text("named", { ...place, name })}
              {...(at === index ? { "aria-current": "step" } : {})}
              disabled={!isReachable}
              onClick={() => onStep(at)}
            >
              {Picture === null ? null : (
                <span className={styles["badge"]}>
                  <Picture className={styles["icon"]} aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
};

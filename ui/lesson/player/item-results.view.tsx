import { CircleCheck, CircleDashed, CircleX, CloudOff } from "lucide-react";
import type { ItemResult } from "../../../core/learning/player-results.view-model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./player-results.module.css";

const pictures = {
  right: CircleCheck,
  done: CircleCheck,
  wrong: CircleX,
  unanswered: CircleDashed,
  checked: CloudOff,
} as const;

/** The outcome and the points of each item. */
export const ItemResults = ({ results }: { readonly results: readonly ItemResult[] }) => {
  const text = useText(lessonText);
  if (results.length === 0) return null;
  return (
    <ul className={styles["questions"]} aria-label={text("results.perItem")}>
      {results.map(({ uuid, name, outcome, points, index }) => {
        const Picture = pictures[outcome];
        return (
          <li key={uuid} className={styles["question"]} data-outcome={outcome}>
            <Picture className={styles["icon"]} aria-hidden="true" />
            <span className={styles["name"]}>{name === "" ? text("results.unnamed", { number: index + 1 }) : name}</span>
            <span className={styles["fact"]}>{text(`results.${outcome}`)}</span>
            {points === 0 ? null : <span className={styles["earned"]}>{text("points", { count: points })}</span>}
          </li>
        );
      })}
    </ul>
  );
};

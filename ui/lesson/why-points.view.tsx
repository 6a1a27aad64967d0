import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ItemResponse } from "../../core/learning/item-results.model.ts";
import { PointsRule } from "../../core/learning/points-rule.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./why-points.module.css";

const words = {
  right: "why.right",
  "right-later": "why.later",
  "half-for-retry": "why.half",
  wrong: "why.wrong",
  voted: "why.voted",
  answered: "why.answered",
  recorded: "why.recorded",
  ticked: "why.ticked",
  participation: "why.participation",
  shared: "why.shared",
  visited: "why.visited",
  reviewed: "why.reviewed",
  watched: "why.watched",
  reported: "why.reported",
} as const satisfies Readonly<Record<PointsRule, string>>;

type Props = { readonly points: number; readonly response: ItemResponse | null };

/** Explains on demand why an item has its points; nothing where the rule is not known. */
export const WhyPoints = ({ points, response }: Props) => {
  const text = useText(lessonItemsText);
  const views = useText(lessonViewsText);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rule = response?.rule;
  if (!PointsRule.is(rule)) return null;
  const said = { points: views("points", { count: points }) };
  const seconds = response?.seconds ?? null;
  return (
    <div className={styles["why"]}>
      <button type="button" className={styles["toggle"]} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {text("why.title")}
        <ChevronDown className={styles["icon"]} aria-hidden="true" />
      </button>
      <p id={id} className={styles["words"]} hidden={!isOpen}>
        {rule === "right" && seconds !== null ? text("why.rightIn", { ...said, seconds: Math.round(seconds) }) : text(words[rule], said)}
      </p>
    </div>
  );
};

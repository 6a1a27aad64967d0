import { Award, CircleCheck, CircleDashed, CircleX, RotateCcw } from "lucide-react";
import type { LessonItem } from "../../core/lessons/item.model.ts";
import { type LessonPreview, previewResults } from "../../core/lessons/lesson-preview.view-model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import styles from "./preview-results.module.css";

const pictures = { right: CircleCheck, wrong: CircleX, done: CircleCheck, open: CircleDashed } as const;

type Props = { readonly preview: LessonPreview; readonly items: readonly LessonItem[]; readonly onAgain: () => void };

/** The end of a preview: what a learner would have earned, and the outcome of each item that is answered. */
export const PreviewResults = ({ preview, items, onAgain }: Props) => {
  const text = useText(lessonViewsText);
  const { points, outcomes } = previewResults(preview, items);
  return (
    <div className={styles["results"]}>
      <span className={styles["medal"]}>
        <Award className={styles["big"]} aria-hidden="true" />
      </span>
      <h2>{text("preview.results")}</h2>
      <p className={styles["total"]}>
        <strong className={styles["points"]}>{text("points", { count: points })}</strong>
        <span className={styles["label"]}>{text("preview.earned")}</span>
      </p>
      {outcomes.length === 0 ? null : (
        <ul className={styles["items"]}>
          {outcomes.map(({ item, outcome, points: earned }) => {
            const Picture = pictures[outcome];
            return (
              <li key={item.uuid} className={styles["item"]} data-outcome={outcome}>
                <Picture className={styles["icon"]} aria-hidden="true" />
                <span className={styles["name"]}>
                  {item.name === "" ? text("preview.unnamed", { number: items.indexOf(item) + 1 }) : item.name}
                </span>
                <span className={styles["fact"]}>
                  {text(`preview.${outcome}`)}
                  {earned === 0 ? null : ` · ${text("points", { count: earned })}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Button kind="primary" icon={RotateCcw} onPress={onAgain}>
        {text("preview.again")}
      </Button>
    </div>
  );
};

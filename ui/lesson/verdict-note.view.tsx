import { Award, CircleCheck, CircleDashed, CircleX, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import type { Verdict } from "../../core/lessons/verdict.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./verdict-note.module.css";

const pictures = { right: CircleCheck, wrong: CircleX, saved: CircleCheck, partial: CircleDashed, waiting: CloudOff } as const;

type Props = { readonly verdict: Verdict; readonly points: number; readonly children?: ReactNode };

/** The result of an answer: verdict, points, and the author's feedback as children. */
export const VerdictNote = ({ verdict, points, children }: Props) => {
  const text = useText(lessonViewsText);
  const Picture = pictures[verdict];
  return (
    <div className={styles["feedback"]} data-verdict={verdict}>
      <p className={styles["verdict"]}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        <span>{text(`verdict.${verdict}`)}</span>
        {verdict === "waiting" || points === 0 ? null : (
          <span className={styles["earned"]}>
            <Award className={styles["award"]} aria-hidden="true" />
            {text("points", { count: points })}
          </span>
        )}
      </p>
      {verdict === "waiting" ? null : children}
    </div>
  );
};

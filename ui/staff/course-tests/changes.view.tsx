import { useMemo } from "react";
import type { CourseChange } from "../../../core/course-tests/course-changes.rule.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { Press } from "../../kit/press.view.tsx";
import { useMoment } from "../enrolments/learner-lesson.view.tsx";
import styles from "./course-test.module.css";

type ChangesProps = {
  readonly changes: readonly CourseChange[];
  readonly day: string;
  readonly zone: string;
  readonly onDay: (day: string) => void;
};

const standings = ["open", "done", "locked"] as const;

const useSentences = (): ((change: CourseChange) => readonly string[]) => {
  const text = useText(courseTestsText);
  return ({ joins, isDue, lessons }) => [
    ...(joins ? [text("joins")] : []),
    ...standings.flatMap((to) => {
      const names = lessons.filter((change) => change.to === to).map(({ lesson }) => lesson.name);
      return names.length === 0 ? [] : [text(`to.${to}`, { names: names.join(", ") })];
    }),
    ...(isDue ? [text("due")] : []),
  ];
};

/** Everything that changes for the learner, by time; each leads to its day. */
export const ChangesView = ({ changes, day, zone, onDay }: ChangesProps) => {
  const text = useText(courseTestsText);
  const sentences = useSentences();
  const momentText = useMoment(zone);
  const dated = useMemo(() => changes.map((change) => ({ ...change, day: localDateAt(change.at, zone) })), [changes, zone]);
  if (dated.length === 0) return <p className={styles["muted"]}>{text("noChanges")}</p>;
  return (
    <ol className={styles["list"]}>
      {dated.map((change) => (
        <li key={change.at} className={styles["lesson"]} aria-current={change.day === day ? "date" : undefined}>
          <Press className={styles["when"]} onPress={() => onDay(change.day)}>
            {momentText(change.at)}
          </Press>
          {sentences(change).map((sentence) => (
            <p key={sentence} className={styles["sentence"]}>
              {sentence}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
};

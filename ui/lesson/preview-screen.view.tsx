import { useState } from "react";
import type { LessonItem } from "../../core/lessons/item.model.ts";
import { type LessonPreview, previewItem } from "../../core/lessons/lesson-preview.view-model.ts";
import type { Screen } from "../../core/lessons/screens.rule.ts";
import { LessonItemView } from "./item.view.tsx";
import styles from "./lesson-preview.module.css";

type Props = {
  readonly preview: LessonPreview;
  readonly screen: Screen;
  /** @param seconds since the screen was shown */
  readonly onAnswer: (item: LessonItem, answer: unknown, seconds: number) => void;
  readonly labelOf?: (field: string) => string;
};

/** The items of one screen of a preview. */
export const PreviewScreen = ({ preview, screen, onAnswer, ...labels }: Props) => {
  const [shownAt] = useState(() => performance.now());
  return (
    <div className={styles["screen"]}>
      {screen.map((item) => (
        <section key={item.uuid} className={styles["item"]} {...(item.name === "" ? {} : { "aria-label": item.name })}>
          <LessonItemView
            {...labels}
            {...previewItem(preview, item)}
            type={item.type}
            name={item.name}
            onAnswer={(answer) => onAnswer(item, answer, (performance.now() - shownAt) / 1000)}
          />
        </section>
      ))}
    </div>
  );
};

import { useId } from "react";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import { missingHere, type MissingItem } from "../../../core/learning/player-missing.view-model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import styles from "./lesson-player.module.css";

type FooterProps = { readonly view: LessonView; readonly onNext: () => void; readonly onBack: () => void };

const MissingNote = ({ items }: { readonly items: readonly MissingItem[] }) => {
  const text = useText(lessonText);
  const isNamed = items.length > 1;
  return items.map(({ uuid, name, what }) => (
    <span key={uuid} className={styles["missing"]}>
      {isNamed && name !== "" ? text("missing.named", { name, what: text(`missing.${what}`) }) : text(`missing.${what}`)}
    </span>
  ));
};

/** Back and Next, and what is missing before the next step. */
export const PlayerFooter = ({ view, onNext, onBack }: FooterProps) => {
  const text = useText(lessonText);
  const why = useId();
  const isLast = view.index === view.screens.length - 1;
  return (
    <footer className={styles["footer"]}>
      <p id={why} className={styles["held"]}>
        {view.isHeld ? <MissingNote items={missingHere(view)} /> : null}
      </p>
      <div className={styles["buttons"]}>
        <Button isDisabled={view.index === 0} onPress={onBack}>
          {text("back")}
        </Button>
        <Button kind="primary" isDisabled={view.isHeld} aria-describedby={why} onPress={onNext}>
          {text(isLast ? "finish" : "next")}
        </Button>
      </div>
    </footer>
  );
};

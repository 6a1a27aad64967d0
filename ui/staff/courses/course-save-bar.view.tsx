import { RotateCcw, Undo2 } from "lucide-react";
import type { SaverStatus } from "../../../core/kernel/saver.model.ts";
import { courseSettingsText } from "../../i18n/en/course-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import styles from "./course-save-bar.module.css";

export type CourseSaveBarProps = {
  readonly status: SaverStatus;
  /** null where nothing was changed here */
  readonly onUndo: (() => void) | null;
  /** tries again what could not be saved; shows both values of a conflict */
  readonly onRetry: () => void;
};

/** How far the settings of a course are saved, with what undoes the changes. */
export const CourseSaveBar = ({ status, onUndo, onRetry }: CourseSaveBarProps) => {
  const text = useText(courseSettingsText);
  return (
    <div role="region" aria-label={text("bar")} className={styles["bar"]}>
      <span role="status" className={styles["words"]}>
        {text(`status.${status}`)}
      </span>
      {status === "failed" || status === "clash" ? (
        <Button size="small" icon={RotateCcw} onPress={onRetry}>
          {text(status === "clash" ? "choose" : "retry")}
        </Button>
      ) : null}
      {onUndo === null || status === "clash" ? null : (
        <Button size="small" kind="quiet" icon={Undo2} onPress={onUndo}>
          {text("undo")}
        </Button>
      )}
    </div>
  );
};

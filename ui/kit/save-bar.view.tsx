import { settingsText } from "../i18n/en/settings.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import styles from "./save-bar.module.css";
import { useLeaveGuard } from "./unsaved-guard.view.tsx";

export type SaveBarProps = {
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** The bar at the foot of a form with explicit saving; shown only with unsaved changes, while leaving the page asks for confirmation. */
export const SaveBar = ({ isDirty, isPending, onSave, onDiscard }: SaveBarProps) => {
  const text = useText(settingsText);
  useLeaveGuard(isDirty);
  return isDirty ? (
    <div className={styles["bar"]} role="region" aria-label={text("unsaved")}>
      <span className={styles["words"]} role="status">
        {text("unsaved")}
      </span>
      <Button onPress={onDiscard}>{text("discard")}</Button>
      <Button kind="primary" isDisabled={isPending} onPress={onSave}>
        {text("save")}
      </Button>
    </div>
  ) : null;
};

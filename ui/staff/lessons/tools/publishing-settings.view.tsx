import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import styles from "./lesson-tools.module.css";

type PublishingSettingsProps = {
  /** whether findings hold publishing; null while that is not known */
  readonly isChecked: boolean | null;
  readonly isPending: boolean;
  readonly error: string;
  readonly onChange: (isChecked: boolean) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** How lessons of the organisation are published. */
export const PublishingSettingsView = ({ isChecked, isPending, error, onChange, onSave, onClose }: PublishingSettingsProps) => {
  const text = useText(lessonToolsText);
  return (
    <Dialog
      title={text("publishing.title")}
      size="480"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button kind="primary" isPending={isPending} isDisabled={isChecked === null} onPress={onSave}>
            {text("publishing.save")}
          </Button>
        </>
      }
    >
      {isChecked === null ? (
        error === "" ? (
          <SkeletonLines lines={2} />
        ) : null
      ) : (
        <>
          <Checkbox isSelected={isChecked} onChange={onChange}>
            {text("publishing.check")}
          </Checkbox>
          <p className={styles["note"]}>{text("publishing.help")}</p>
        </>
      )}
      <p role="alert" className={styles["error"]}>
        {error}
      </p>
    </Dialog>
  );
};

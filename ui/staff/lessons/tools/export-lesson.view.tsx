import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import styles from "./lesson-tools.module.css";

type ExportLessonProps = {
  readonly name: string;
  /** how much of its files is exported, such as `36 MB` */
  readonly most: string;
  readonly isPending: boolean;
  readonly error: string;
  readonly onExport: () => void;
  readonly onClose: () => void;
};

/** Says what an export holds, and saves it. */
export const ExportLessonView = ({ name, most, isPending, error, onExport, onClose }: ExportLessonProps) => {
  const text = useText(lessonToolsText);
  return (
    <Dialog
      title={text("export.title", { name })}
      size="480"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button kind="primary" isPending={isPending} autoFocus onPress={onExport}>
            {text("export.save")}
          </Button>
        </>
      }
    >
      <p>{text("export.body", { most })}</p>
      <p role="alert" className={styles["error"]}>
        {error}
      </p>
    </Dialog>
  );
};

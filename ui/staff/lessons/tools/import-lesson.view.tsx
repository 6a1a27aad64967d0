import { FileUp } from "lucide-react";
import { bytesText } from "../../../../core/files/bytes-text.rule.ts";
import type { LessonImported } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import styles from "./lesson-tools.module.css";

type ImportLessonProps = {
  /** what the chosen file holds; null before */
  readonly plan: LessonImported | null;
  readonly isPending: boolean;
  readonly error: string;
  readonly onChoose: () => void;
  readonly onImport: () => void;
  readonly onClose: () => void;
};

const Plan = ({ plan: { name, items, files, problems } }: { readonly plan: LessonImported }) => {
  const [text, words] = [useText(lessonToolsText), useRefusalWords()];
  const size = bytesText(files.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <>
      <p className={styles["name"]}>{text("import.holds", { name })}</p>
      <p className={styles["note"]}>
        {text("import.items", { count: items })}
        {files.length === 0 ? "" : ` · ${text("import.files", { count: files.length, size })}`}
      </p>
      {problems.length === 0 ? null : (
        <>
          <p>{text("import.left", { count: problems.length })}</p>
          <ul className={styles["list"]}>
            {problems.map((problem, at) => (
              <li key={`${at}-${problem.path}`} className={styles["entry"]}>
                <div className={styles["words"]}>
                  <span>{words(problem)}</span>
                  <span className={styles["note"]}>{problem.path}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Chooses an exported lesson, shows what it holds and what is left out, and imports it. */
export const ImportLessonView = ({ plan, isPending, error, onChoose, onImport, onClose }: ImportLessonProps) => {
  const text = useText(lessonToolsText);
  const choose = (
    <Button
      kind={plan === null ? "primary" : "secondary"}
      icon={FileUp}
      isPending={isPending && plan === null}
      autoFocus
      onPress={onChoose}
    >
      {text("import.choose")}
    </Button>
  );
  return (
    <Dialog
      title={text("import.title")}
      size="600"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          {choose}
          {plan === null ? null : (
            <Button kind="primary" isPending={isPending} onPress={onImport}>
              {text("import.apply")}
            </Button>
          )}
        </>
      }
    >
      <p className={styles["body"]}>{text("import.body")}</p>
      <div role="status">{plan === null ? null : <Plan plan={plan} />}</div>
      <p role="alert" className={styles["error"]}>
        {error}
      </p>
    </Dialog>
  );
};

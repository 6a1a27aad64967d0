import { sayingOf } from "../../../../core/kernel/failure.ts";
import type { LessonEditorState } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { DraftNotice } from "./draft-notice.view.tsx";
import styles from "./editor.module.css";

type EditorNoticeProps = {
  readonly state: Pick<LessonEditorState, "draft" | "status" | "failure">;
  readonly isReadOnly: boolean;
  readonly onTake: () => void;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
};

/** What stands above the panes: an offered draft, why changes are not saved, or that nothing can be changed. */
export const EditorNotice = ({ state, isReadOnly, onTake, onDrop, onRetry }: EditorNoticeProps) => {
  const text = useText(lessonEditorText);
  const words = useRefusalWords();
  const { draft, status, failure } = state;
  const isFailed = (status === "failed" || status === "too-large") && failure !== null;
  if (draft === null && !isFailed && !isReadOnly) return null;
  return (
    <div className={styles["notice"]} data-print="no">
      {isReadOnly ? <Banner>{text("readOnly")}</Banner> : null}
      {draft === null ? null : <DraftNotice at={draft.at} onTake={onTake} onDrop={onDrop} />}
      {isFailed ? (
        <Banner
          tone="danger"
          title={words(sayingOf(failure))}
          action={
            <Button size="small" onPress={onRetry}>
              {text("actions.retry")}
            </Button>
          }
        >
          {text("failed")}
        </Banner>
      ) : null}
    </div>
  );
};

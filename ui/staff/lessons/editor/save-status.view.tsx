import { Check, CircleAlert, CloudOff, LoaderCircle, PencilLine } from "lucide-react";
import type { EditorStatus } from "../../../../core/lessons/editor/lesson-editor.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./editor-bar.module.css";

const pictures = {
  idle: null,
  dirty: PencilLine,
  saving: LoaderCircle,
  saved: Check,
  offline: CloudOff,
  failed: CircleAlert,
  clash: CircleAlert,
  "too-large": CircleAlert,
} as const;

/** The state of saving in words. */
export const SaveStatus = ({ status }: { readonly status: EditorStatus }) => {
  const text = useText(lessonEditorText);
  const Picture = pictures[status];
  return (
    <span role="status" className={styles["status"]} data-status={status}>
      {Picture === null ? null : <Picture className={styles["statusIcon"]} aria-hidden="true" />}
      {text(`status.${status}`)}
    </span>
  );
};

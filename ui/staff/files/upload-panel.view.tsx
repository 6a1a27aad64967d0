import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import type { UploadLine, UploadSummary } from "../../../core/files/upload-panel.view-model.ts";
import { fileUploadsText } from "../../i18n/en/file-uploads.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { type UploadActions, UploadLineView } from "./upload-line.view.tsx";
import styles from "./upload-panel.module.css";

export type UploadPanelProps = UploadActions & {
  readonly uploads: readonly UploadLine[];
  readonly summary: UploadSummary;
  /** Removes uploads that are done or failed from the list. */
  readonly onClear: () => void;
};

const useSummary = ({ open, done, failed, isOffline, percent }: UploadSummary): string => {
  const text = useText(fileUploadsText);
  if (isOffline) return text("summary.offline");
  if (open > 0) return text("summary.open", { count: open, percent });
  return failed > 0 ? text("summary.failed", { count: failed }) : text("summary.done", { count: done });
};

/** The uploads of this browser above the page; nothing without uploads. */
export const UploadPanelView = ({ uploads, summary, onClear, ...actions }: UploadPanelProps) => {
  const text = useText(fileUploadsText);
  const said = useSummary(summary);
  const [isOpen, setOpen] = useState(true);
  if (uploads.length === 0) return null;
  return (
    <section className={styles["panel"]} aria-label={text("title")}>
      <div className={styles["head"]}>
        <p className={styles["summary"]} role="status">
          {said}
        </p>
        {summary.done + summary.failed > 0 ? (
          <Button size="small" kind="quiet" onPress={onClear}>
            {text("clear")}
          </Button>
        ) : null}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          size="small"
          label={text(isOpen ? "collapse" : "expand")}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <ul className={styles["lines"]}>
          {uploads.map((upload) => (
            <UploadLineView key={upload.id} upload={upload} {...actions} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};

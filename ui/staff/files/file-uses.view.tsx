import { Replace } from "lucide-react";
import type { FileUses } from "../../../core/files/file.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./file-details.module.css";
import { FileUseList } from "./file-use-list.view.tsx";

export type FileUsesProps = {
  readonly uses: Remote<FileUses>;
  readonly isPending: boolean;
  readonly onReplaceEverywhere: () => void;
  readonly onRetry: () => void;
};

/** Where a file is used, and replacing it there by another. */
export const FileUsesView = ({ uses, isPending, onReplaceEverywhere, onRetry }: FileUsesProps) => {
  const text = useText(fileDetailsText);
  return (
    <RemoteView remote={uses} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
      {(known) =>
        known.uses.length + known.hidden === 0 ? (
          <p className={styles["note"]}>{text("used.none")}</p>
        ) : (
          <div className={styles["stack"]}>
            <FileUseList uses={known.uses} hidden={known.hidden} />
            <div className={styles["offer"]}>
              <Button icon={Replace} isPending={isPending} onPress={onReplaceEverywhere}>
                {text("used.replace")}
              </Button>
              <p className={styles["note"]}>{text("used.replaceNote")}</p>
            </div>
          </div>
        )
      }
    </RemoteView>
  );
};

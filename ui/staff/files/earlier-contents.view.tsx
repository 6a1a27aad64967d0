import { RotateCcw, Upload } from "lucide-react";
import type { EarlierContent } from "../../../core/files/file.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import styles from "./file-details.module.css";

export type EarlierContentsProps = {
  readonly earlier: Remote<readonly EarlierContent[]>;
  /** epoch seconds */
  readonly now: number;
  readonly isPending: boolean;
  readonly onReplace: () => void;
  readonly onRestore: (id: number) => void;
  readonly onRetry: () => void;
};

/** The earlier contents of a file, and replacing its content. */
export const EarlierContentsView = ({ earlier, now, isPending, onReplace, onRestore, onRetry }: EarlierContentsProps) => {
  const text = useText(fileDetailsText);
  const language = useLanguage();
  const dates = useDates();
  return (
    <div className={styles["stack"]}>
      <RemoteView remote={earlier} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles["note"]}>{text("earlier.none")}</p>
          ) : (
            <>
              <p className={styles["note"]}>{text("earlier.note")}</p>
              <ul className={styles["earlier"]}>
                {list.map(({ id, filename, size, replaced_at }) => (
                  <li key={id} className={styles["version"]}>
                    <span className={styles["versionWords"]}>
                      <span className={styles["versionName"]}>{filename}</span>
                      <span className={styles["note"]}>
                        {fileSize(size, language)}
                        {" · "}
                        <SaidAgo say={(when) => text("earlier.replacedAt", { when })} at={replaced_at} now={now} />
                      </span>
                    </span>
                    <Button
                      size="small"
                      icon={RotateCcw}
                      isPending={isPending}
                      aria-label={text("earlier.restoreNamed", {
                        date: dates.at(replaced_at, { dateStyle: "medium", timeStyle: "short" }),
                      })}
                      onPress={() => onRestore(id)}
                    >
                      {text("earlier.restore")}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </RemoteView>
      <div className={styles["offer"]}>
        <Button icon={Upload} onPress={onReplace}>
          {text("earlier.replace")}
        </Button>
        <p className={styles["note"]}>{text("earlier.replaceNote")}</p>
      </div>
    </div>
  );
};

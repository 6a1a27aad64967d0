import { ArrowLeft, CircleCheck, History, RotateCcw, Send } from "lucide-react";
import type { ReactNode } from "react";
import type { Remote } from "../../../../core/kernel/remote.ts";
import type { LessonVersion } from "../../../../core/lessons/lesson-version.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { lessonHistoryText } from "../../../i18n/en/lesson-history.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import styles from "./lesson-history.module.css";

type LessonHistoryProps = {
  readonly versions: Remote<readonly LessonVersion[]>;
  /** number of the version that is compared */
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const pictures = { publish: Send, restore: RotateCcw, sitting: History } as const;

const Version = ({
  version,
  isChosen,
  onChoose,
}: {
  readonly version: LessonVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => {
  const words = useText(lessonHistoryText);
  const time = useDates().at(version.created_at, { dateStyle: "medium", timeStyle: "short" });
  const Picture = pictures[version.kind];
  return (
    <li>
      <button type="button" className={styles["version"]} aria-pressed={isChosen} onClick={onChoose}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        <span className={styles["words"]}>
          <span className={styles["name"]}>{version.name === "" ? words(`kinds.${version.kind}`) : version.name}</span>
          <span className={styles["note"]}>
            {version.made_by === "" ? words("byNobody", { time }) : words("by", { name: version.made_by, time })}
          </span>
          <span className={styles["note"]}>
            {version.name === "" ? null : `${words(`kinds.${version.kind}`)} · `}
            {words("count", { count: version.items_count })}
          </span>
          {version.current ? (
            <span className={styles["current"]}>
              <CircleCheck className={styles["small"]} aria-hidden="true" />
              {words("current")}
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
};

/** The versions of a lesson, and one of them compared with the lesson now. */
export const LessonHistory = ({ versions, chosen, onChoose, onRetry, onClose, children }: LessonHistoryProps) => {
  const text = useText(lessonEditorText);
  const words = useText(lessonHistoryText);
  return (
    <div className={styles["history"]}>
      <div className={styles["bar"]}>
        <Button icon={ArrowLeft} onPress={onClose} autoFocus>
          {text("actions.back")}
        </Button>
        <h2 className={styles["title"]}>{words("title")}</h2>
        <p className={styles["barNote"]}>{words("note")}</p>
      </div>
      <div className={styles["parts"]}>
        <RemoteView remote={versions} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={History} title={words("empty")}>
                {words("emptyBody")}
              </EmptyState>
            ) : (
              <ul className={styles["versions"]} aria-label={words("list")}>
                {list.map((version) => (
                  <Version
                    key={version.number}
                    version={version}
                    isChosen={version.number === chosen}
                    onChoose={() => onChoose(version.number)}
                  />
                ))}
              </ul>
            )
          }
        </RemoteView>
        <div className={styles["compared"]}>{chosen === null ? <p className={styles["choose"]}>{words("choose")}</p> : children}</div>
      </div>
    </div>
  );
};

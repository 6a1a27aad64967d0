import { RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { assistantText } from "../../i18n/en/assistant.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import styles from "./reply-end.module.css";

export type ReplyEndProps = {
  readonly phase: "interrupted" | "stopped" | "over";
  /** the reason for the interruption, if known */
  readonly problem: string | null;
  readonly mayJudge: boolean;
  readonly isThanking: boolean;
  readonly onJudge: (wasHelpful: boolean) => void;
  readonly onRetry: () => void;
};

/** The line below the last reply: how it ended, the rating question, or thanks. */
export const ReplyEnd = ({ phase, problem, mayJudge, isThanking, onJudge, onRetry }: ReplyEndProps) => {
  const text = useText(assistantText);
  if (phase === "interrupted")
    return (
      <div className={styles["end"]} role="alert">
        <span className={styles["words"]}>
          {text("interrupted")}
          {problem === null ? null : <span className={styles["problem"]}> {problem}</span>}
        </span>
        <Button size="small" icon={RotateCcw} onPress={onRetry}>
          {text("retry")}
        </Button>
      </div>
    );
  if (phase === "stopped") return <p className={styles["note"]}>{text("stopped")}</p>;
  return (
    <div className={styles["end"]}>
      {mayJudge ? (
        <>
          <span className={styles["note"]}>{text("helpful.question")}</span>
          <IconButton icon={ThumbsUp} label={text("helpful.yes")} size="small" onPress={() => onJudge(true)} />
          <IconButton icon={ThumbsDown} label={text("helpful.no")} size="small" onPress={() => onJudge(false)} />
        </>
      ) : null}
      <span role="status" className={styles["note"]}>
        {isThanking ? text("helpful.thanks") : ""}
      </span>
    </div>
  );
};

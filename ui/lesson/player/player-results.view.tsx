import { ArrowRight, Award, RotateCcw } from "lucide-react";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import type { PlayerMode } from "../../../core/learning/player-address.rule.ts";
import { itemResults } from "../../../core/learning/player-results.view-model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { ItemResults } from "./item-results.view.tsx";
import type { LeaveLink } from "./player-header.view.tsx";
import styles from "./player-results.module.css";
import { Replay } from "./replay.view.tsx";

type ResultsProps = {
  readonly view: LessonView;
  readonly mode: PlayerMode;
  readonly leave: LeaveLink;
  /** null where no lesson follows another */
  readonly lessonHref: ((id: number) => string) | null;
  readonly isReplaying: boolean;
  readonly onReview: () => void;
  readonly onReplay: () => void;
};

const titles = { test: "results.testTitle", review: "results.reviewTitle" } as const;

const useWords = ({ lesson, waiting }: LessonView, mode: PlayerMode) => {
  const text = useText(lessonText);
  const isDone = lesson.completed || waiting.size > 0;
  const count = lesson.points;
  return {
    title: mode === "take" ? text(isDone ? "results.title" : "results.titleOpen") : text(titles[mode]),
    open: isDone || mode !== "take" ? null : text("results.open"),
    total: text(mode === "test" ? "results.wouldEarn" : "results.earned", { count }),
  };
};

const Leave = ({ leave, isMain }: { readonly leave: LeaveLink; readonly isMain: boolean }) => {
  const kind = isMain ? "primary" : "secondary";
  return "href" in leave ? (
    <LinkButton kind={kind} isWide href={leave.href}>
      {leave.label}
    </LinkButton>
  ) : (
    <Button kind={kind} isWide onPress={leave.onPress}>
      {leave.label}
    </Button>
  );
};

const Again = ({ view, mode, isReplaying, onReview, onReplay }: Omit<ResultsProps, "leave" | "lessonHref">) => {
  const text = useText(lessonText);
  if (mode === "test")
    return (
      <Button icon={RotateCcw} onPress={onReplay}>
        {text("results.again")}
      </Button>
    );
  return (
    <span className={styles["again"]}>
      <Button kind="quiet" onPress={onReview}>
        {text(mode === "review" ? "results.first" : "results.review")}
      </Button>
      {mode === "take" && view.lesson.completed ? <Replay isReplaying={isReplaying} onReplay={onReplay} /> : null}
    </span>
  );
};

/** The end of a lesson: its points, the result of each item, and the next step. */
export const PlayerResults = ({ leave, lessonHref, ...props }: ResultsProps) => {
  const text = useText(lessonText);
  const { view, mode } = props;
  const { lesson } = view;
  const { title, open, total } = useWords(view, mode);
  const isDone = lesson.completed || view.waiting.size > 0;
  const next = isDone && mode === "take" && lessonHref !== null ? lesson.next : null;
  return (
    <div className={styles["results"]}>
      <span className={styles["medal"]} data-done={lesson.completed}>
        <Award className={styles["big"]} aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      {open === null ? null : <p>{open}</p>}
      <p className={styles["total"]}>{total}</p>
      <ItemResults results={itemResults(view)} />
      <div className={styles["actions"]}>
        {next === null || lessonHref === null ? null : (
          <LinkButton kind="primary" icon={ArrowRight} isWide href={lessonHref(next.id)}>
            {text("results.next", { name: next.name })}
          </LinkButton>
        )}
        <Leave leave={leave} isMain={next === null} />
        <Again {...props} />
      </div>
    </div>
  );
};

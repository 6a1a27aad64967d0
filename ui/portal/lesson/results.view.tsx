import { ArrowRight, Award, CircleCheck, CircleDashed, CircleX, CloudOff, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import type { LessonView } from "../../../core/learning/lesson-view.model.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";
import { isShownHere } from "../../../core/lessons/shown-here.rule.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import styles from "./results.module.css";

type ResultsProps = {
  readonly view: LessonView;
  readonly courseHref: string;
  readonly lessonHref: (id: number) => string;
  readonly isReplaying: boolean;
  readonly onReview: () => void;
  readonly onReplay: () => void;
};

const outcomes = {
  right: CircleCheck,
  wrong: CircleX,
  unanswered: CircleDashed,
  checked: CloudOff,
} as const;

const outcomeOf = ({ uuid, engagementState }: EngagedItem, waiting: ReadonlySet<string>): keyof typeof outcomes => {
  if (waiting.has(uuid)) return "checked";
  if (!engagementState.completed) return "unanswered";
  return engagementState.correct === false ? "wrong" : "right";
};

const isQuestion = (item: EngagedItem): boolean => isShownHere(item) && itemTypeOf(item.type)?.group === "quizzing";

const Question = ({ item, outcome }: { readonly item: EngagedItem; readonly outcome: keyof typeof outcomes }) => {
  const text = useText(lessonText);
  const Picture = outcomes[outcome];
  return (
    <li className={styles["question"]} data-outcome={outcome}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <span className={styles["name"]}>{item.name}</span>
      <span className={styles["fact"]}>
        {text(`results.${outcome}`)}
        {item.engagementState.points === 0 ? null : ` · ${text("points", { count: item.engagementState.points })}`}
      </span>
    </li>
  );
};

const Replay = ({ isReplaying, onReplay }: Pick<ResultsProps, "isReplaying" | "onReplay">) => {
  const text = useText(lessonText);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={RotateCcw} isPending={isReplaying} onPress={() => setAsking(true)}>
        {text("results.replay")}
      </Button>
      <ConfirmDialog
        title={text("results.replayTitle")}
        action={text("results.replay")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReplay();
        }}
      >
        {text("results.replayBody")}
      </ConfirmDialog>
    </>
  );
};

/** The end of a lesson: its points, the result of each question, and the next step. */
export const Results = ({ view, courseHref, lessonHref, isReplaying, onReview, onReplay }: ResultsProps) => {
  const text = useText(lessonText);
  const { lesson, waiting } = view;
  const questions = lesson.items.filter(isQuestion);
  return (
    <div className={styles["results"]}>
      <span className={styles["medal"]} data-done={lesson.completed}>
        <Award className={styles["big"]} aria-hidden="true" />
      </span>
      <h2>{text(lesson.completed || waiting.size > 0 ? "results.title" : "results.titleOpen")}</h2>
      {lesson.completed || waiting.size > 0 ? null : <p>{text("results.open")}</p>}
      <p className={styles["total"]}>
        <strong className={styles["points"]}>{text("points", { count: lesson.points })}</strong>
        <span className={styles["label"]}>{text("results.points")}</span>
      </p>
      {questions.length === 0 ? null : (
        <ul className={styles["questions"]}>
          {questions.map((item) => (
            <Question key={item.uuid} item={item} outcome={outcomeOf(item, waiting)} />
          ))}
        </ul>
      )}
      <div className={styles["actions"]}>
        {lesson.next === null || !lesson.completed ? null : (
          <LinkButton kind="primary" icon={ArrowRight} isWide href={lessonHref(lesson.next.id)}>
            {text("results.next", { name: lesson.next.name })}
          </LinkButton>
        )}
        <LinkButton kind={lesson.next === null ? "primary" : "secondary"} isWide href={courseHref}>
          {text("leave", { course: lesson.course?.name ?? "" })}
        </LinkButton>
        <span className={styles["again"]}>
          <Button kind="quiet" onPress={onReview}>
            {text("results.review")}
          </Button>
          {lesson.completed ? <Replay isReplaying={isReplaying} onReplay={onReplay} /> : null}
        </span>
      </div>
    </div>
  );
};

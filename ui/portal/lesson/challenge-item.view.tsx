import { Award, CircleCheck, CircleX, CloudOff } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type ChallengeView, challengeView } from "../../../core/learning/challenge-view.model.ts";
import type { EngagedItem } from "../../../core/learning/learner-lesson.model.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { RichText } from "../../kit/rich-text.view.tsx";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import styles from "./challenge-item.module.css";
import { chosenIn, toggled } from "./chosen.ts";

export type ChallengeItemProps = {
  readonly item: EngagedItem;
  /** the answer is queued on this device until it is graded */
  readonly isWaiting: boolean;
  /** why the last answer was refused */
  readonly refusal: string | null;
  readonly onAnswer: (chosen: readonly number[]) => Promise<void>;
};

type Verdict = "right" | "wrong" | "waiting" | null;

const verdictOf = ({ attempts, correct }: EngagedItem["engagementState"], isWaiting: boolean): Verdict => {
  if (isWaiting) return "waiting";
  if (attempts === 0) return null;
  return correct === true ? "right" : "wrong";
};

const pictures = { right: CircleCheck, wrong: CircleX, waiting: CloudOff } as const;

const Feedback = ({
  verdict,
  item,
  view,
}: {
  readonly verdict: Exclude<Verdict, null>;
  readonly item: EngagedItem;
  readonly view: ChallengeView;
}) => {
  const text = useText(lessonText);
  const Picture = pictures[verdict];
  return (
    <div className={styles["feedback"]} data-verdict={verdict}>
      <p className={styles["verdict"]}>
        <Picture className={styles["icon"]} aria-hidden="true" />
        <span>{verdict === "waiting" ? text("challenge.waiting") : text(`challenge.${verdict}`)}</span>
        {verdict === "waiting" || item.engagementState.points === 0 ? null : (
          <span className={styles["earned"]}>
            <Award className={styles["award"]} aria-hidden="true" />
            {text("points", { count: item.engagementState.points })}
          </span>
        )}
      </p>
      {view.feedback === "" || verdict === "waiting" ? null : <RichText html={view.feedback} isInline />}
    </div>
  );
};

type OptionsProps = {
  readonly view: ChallengeView;
  readonly name: string;
  readonly chosen: readonly number[];
  readonly isOpen: boolean;
  readonly verdict: Verdict;
  readonly onChange: (chosen: readonly number[]) => void;
};

const Options = ({ view, name, chosen, isOpen, verdict, onChange }: OptionsProps) => {
  const text = useText(lessonText);
  const markOf = (index: number): string | null => {
    if (view.correct?.includes(index) === true || (verdict === "right" && chosen.includes(index))) return "right";
    return verdict === "wrong" && !isOpen && chosen.includes(index) ? "wrong" : null;
  };
  return view.answers.map((answer, index) => (
    <label
      key={`${index}-${answer}`}
      className={styles["option"]}
      data-chosen={chosen.includes(index)}
      data-mark={markOf(index)}
      data-open={isOpen}
    >
      <input
        type={view.multiple ? "checkbox" : "radio"}
        name={name}
        className={styles["input"]}
        checked={chosen.includes(index)}
        disabled={!isOpen}
        onChange={() => onChange(view.multiple ? toggled(chosen, index) : [index])}
      />
      <span className={styles["answer"]}>{answer}</span>
      {markOf(index) === null ? null : (
        <span className={styles["mark"]}>{text(markOf(index) === "right" ? "challenge.rightAnswer" : "challenge.chosen")}</span>
      )}
    </label>
  ));
};

/** A multiple-choice question: its points are shown at once, and a wrong answer can be retried. */
export const ChallengeItem = ({ item, isWaiting, refusal, onAnswer }: ChallengeItemProps) => {
  const text = useText(lessonText);
  const name = useId();
  const view = challengeView(item.values);
  const state = item.engagementState;
  const [chosen, setChosen] = useState<readonly number[]>(() => chosenIn(state.lastAnswer));
  const [isTrying, setTrying] = useState(false);
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLFieldSetElement>(null);
  useFocusAfter(isTrying, () => (isTrying ? first.current?.querySelector("input")?.focus() : undefined));
  if (view === null) return null;
  const verdict = isTrying ? null : verdictOf(state, isWaiting);
  const isOpen = verdict === null;
  const send = async (): Promise<void> => {
    if (chosen.length === 0 || isSending) return;
    setSending(true);
    await onAnswer(chosen);
    setSending(false);
    setTrying(false);
  };
  return (
    <form
      className={styles["challenge"]}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset ref={first} className={styles["fieldset"]}>
        <legend className={styles["question"]}>
          <RichText html={view.question} isInline />
          <span className={styles["hint"]}>{text(view.multiple ? "challenge.several" : "challenge.one")}</span>
        </legend>
        <Options view={view} name={name} chosen={chosen} isOpen={isOpen} verdict={verdict} onChange={setChosen} />
      </fieldset>
      <div role="status" className={styles["status"]}>
        {verdict === null ? null : <Feedback verdict={verdict} item={item} view={view} />}
      </div>
      {refusal === null ? null : (
        <p role="alert" className={styles["refusal"]}>
          {text("challenge.refused", { reason: refusal })}
        </p>
      )}
      {isOpen ? (
        <Button type="submit" kind="secondary" isWide isDisabled={chosen.length === 0} isPending={isSending}>
          {text("challenge.send")}
        </Button>
      ) : null}
      {verdict === "wrong" && !state.final ? (
        <Button
          isWide
          onPress={() => {
            setChosen([]);
            setTrying(true);
          }}
        >
          {text("challenge.again")}
        </Button>
      ) : null}
    </form>
  );
};

import { type ReactNode, useRef } from "react";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { useFocusAfter } from "../kit/use-focus-after.ts";
import { QuestionText } from "./question-text.view.tsx";
import styles from "./question.module.css";
import type { Attempt, ItemViewProps } from "./use-attempt.ts";
import { VerdictNote } from "./verdict-note.view.tsx";
import { WhyPoints } from "./why-points.view.tsx";

export type QuestionProps = {
  readonly item: ItemViewProps;
  readonly attempt: Attempt;
  /** the question, HTML */
  readonly html: string;
  readonly hint?: string;
  readonly canSend: boolean;
  readonly sendLabel: string;
  readonly onSend: () => void;
  readonly onRetry?: () => void;
  /** shown with the verdict */
  readonly feedback?: ReactNode;
  /** shown below the verdict, such as the answers of others */
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

/** A question with its answers, the button that sends the answer, and the verdict; without `onAnswer` it is only shown. */
export const Question = ({ item, attempt, html, hint, canSend, sendLabel, onSend, onRetry, feedback, after, children }: QuestionProps) => {
  const text = useText(lessonViewsText);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { verdict, isOpen, isTrying, isSending, canRetry } = attempt;
  useFocusAfter(isTrying, () => (isTrying ? fields.current?.querySelector<HTMLElement>("input, textarea, button")?.focus() : undefined));
  const fieldset = (
    <fieldset ref={fields} className={styles["fieldset"]} disabled={!isOpen}>
      <legend className={styles["legend"]}>
        <QuestionText html={html} {...(hint === undefined ? {} : { hint })} />
      </legend>
      {children}
    </fieldset>
  );
  const result =
    verdict === null ? null : (
      <VerdictNote verdict={verdict} points={item.score?.points ?? 0}>
        {feedback}
      </VerdictNote>
    );
  if (item.onAnswer === null)
    return (
      <div className={styles["challenge"]}>
        {fieldset}
        {result}
      </div>
    );
  return (
    <form
      className={styles["challenge"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen && canSend) onSend();
      }}
    >
      {fieldset}
      <div role="status" className={styles["status"]}>
        {result}
      </div>
      {verdict === null || verdict === "waiting" ? null : <WhyPoints points={item.score?.points ?? 0} response={item.response} />}
      {item.refusal === null ? null : (
        <p role="alert" className={styles["refusal"]}>
          {text("refused", { reason: item.refusal })}
        </p>
      )}
      {isOpen ? (
        <Button type="submit" kind="secondary" isWide isDisabled={!canSend} isPending={isSending}>
          {sendLabel}
        </Button>
      ) : null}
      {canRetry ? (
        <Button
          isWide
          onPress={() => {
            onRetry?.();
            attempt.retry();
          }}
        >
          {text("again")}
        </Button>
      ) : null}
      {after}
    </form>
  );
};

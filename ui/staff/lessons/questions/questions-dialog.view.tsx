import type { Failure } from "../../../../core/kernel/failure.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { QuestionFormat, QuestionPlan } from "../../../../core/lessons/questions/question-plan.model.ts";
import { lessonQuestionsText } from "../../../i18n/en/lesson-questions.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { QuestionsInputView } from "./questions-input.view.tsx";
import { QuestionsPlanView } from "./questions-plan.view.tsx";
import styles from "./questions.module.css";

/** @property file what became of the file that was chosen last; null for none */
export type QuestionsInput = {
  readonly format: QuestionFormat;
  readonly text: string;
  readonly file: { readonly name: string; readonly isRead: boolean } | null;
};

export type QuestionsDialogViewProps = {
  readonly input: QuestionsInput;
  /** null until it was asked for */
  readonly plan: QuestionPlan | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onInput: (input: QuestionsInput) => void;
  readonly onPlan: () => void;
  readonly onBack: () => void;
  readonly onInsert: () => void;
  readonly onClose: () => void;
};

/** Questions as text, then what they become. */
export const QuestionsDialogView = (props: QuestionsDialogViewProps) => {
  const { input, plan, isPending, failure, onInput, onPlan, onBack, onInsert, onClose } = props;
  const text = useText(lessonQuestionsText);
  const isTooLong = input.text.length > lessonLimits.questionsText;
  const count = plan?.plan.length ?? 0;
  const ask = (
    <>
      <Button onPress={onClose}>{text("actions.cancel")}</Button>
      <Button kind="primary" isDisabled={input.text.trim() === "" || isTooLong} isPending={isPending} onPress={onPlan}>
        {text("actions.next")}
      </Button>
    </>
  );
  const insert = (
    <>
      <Button onPress={onBack}>{text("actions.back")}</Button>
      <Button kind="primary" autoFocus={count > 0} isDisabled={count === 0} onPress={onInsert}>
        {text("actions.insert", { count })}
      </Button>
    </>
  );
  return (
    <Dialog
      title={text("title")}
      size="680"
      isOpen
      isDirty={input.text.trim() !== ""}
      onClose={onClose}
      footer={plan === null ? ask : insert}
    >
      <div className={styles["body"]}>
        {plan === null ? <QuestionsInputView input={input} isTooLong={isTooLong} onInput={onInput} /> : <QuestionsPlanView plan={plan} />}
        {failure === null || plan !== null ? null : <FailureState failure={failure} onRetry={onPlan} />}
      </div>
    </Dialog>
  );
};

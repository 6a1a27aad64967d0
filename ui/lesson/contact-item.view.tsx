import { Lock, SkipForward } from "lucide-react";
import { useState } from "react";
import { checkFieldValues } from "../../core/fields/field-check.rule.ts";
import type { Refusal, Saying } from "../../core/kernel/refusal.ts";
import { sameValue } from "../../core/kernel/same-value.ts";
import { type AskedField, askedFields, enteredValue } from "../../core/lessons/shown/asked-fields.rule.ts";
import { contactAnswer, contactQuestion, contactQuestions, enteredIn } from "../../core/lessons/shown/contact-questions.rule.ts";
import { useProblemWords } from "../fields/problem-words.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { ContactControl } from "./contact-control.view.tsx";
import styles from "./contact-item.module.css";
import { EmptyPart } from "./empty-part.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { usePass } from "./use-pass.ts";

const Closed = ({ asked, label }: { readonly asked: AskedField; readonly label: string }) => {
  const text = useText(lessonItemsText);
  const Picture = asked.standing === "locked" ? Lock : SkipForward;
  return (
    <p className={styles["closed"]} data-standing={asked.standing}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <span>
        <strong>{label}</strong> {text(asked.standing === "locked" ? "contact.locked" : "contact.known")}
      </span>
    </p>
  );
};

const sayingFor = (said: Refusal | string | undefined): Saying | undefined => (typeof said === "string" ? { message: said } : said);

/** What may stay on the device until it is sent: neither hidden nor secret values. */
const draftOf = (asked: readonly AskedField[], contents: Readonly<Record<string, unknown>>) => ({
  values: Object.fromEntries(
    asked.flatMap(({ question: { field, isHidden }, known }) => (isHidden || known?.type === "secret" ? [] : [[field, contents[field]]])),
  ),
});

const startOf = (asked: readonly AskedField[], item: ItemViewProps): Readonly<Record<string, unknown>> => {
  const before = enteredIn(item.draft ?? (item.ownFields === null ? item.answer : null));
  return Object.fromEntries(asked.map(({ question, start }) => [question.field, before[question.field] ?? start]));
};

/** Fields of the contact that the learner fills in; those that are known or locked are skipped, and hidden values are not shown. */
export const ContactItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const problemWords = useProblemWords();
  const attempt = useAttempt(item, true);
  const { ownFields, onAnswer } = item;
  const questions = contactQuestions(item.type, item.values);
  const [asked] = useState(() => askedFields(questions, ownFields));
  const [contents, setContents] = useState(() => startOf(asked, item));
  const [saved, setSaved] = useState(item.score === null || item.draft !== undefined ? null : contents);
  const [isChecked, setChecked] = useState(false);
  const zone = ownFields?.timeZone ?? "UTC";
  const isOpen = onAnswer !== null && !item.isWaiting;
  const open = asked.filter(({ standing }) => standing === "open");
  const isAllClosed = asked.length > 0 && open.length === 0;
  const isToPass = isAllClosed && item.score === null && !item.isWaiting && onAnswer !== null;
  usePass(isToPass, () => attempt.send({ values: {} }));
  const values = Object.fromEntries(
    open.map(({ question, known }) => [question.field, enteredValue(known, contents[question.field], zone)]),
  );
  const answer = contactAnswer(
    open.map(({ question }) => question),
    values,
  );
  const { errors } = checkFieldValues(
    open.flatMap(({ known }) => known ?? []),
    Object.fromEntries(open.flatMap(({ known, question }) => (known === null ? [] : [[question.field, values[question.field]]]))),
  );
  const own = contactQuestion(item.values);
  const send = (): void => {
    setChecked(true);
    if (answer === null || Object.keys(errors).length > 0) return;
    setSaved(contents);
    attempt.send(answer);
  };
  const put = (next: typeof contents): void => {
    setContents(next);
    item.onDraft?.(draftOf(asked, next));
  };
  const labelOf = ({ known, question }: AskedField): string => known?.label ?? item.labelOf(question.field);
  return (
    <Question
      item={item}
      attempt={{ ...attempt, isOpen: isOpen && !isAllClosed }}
      html={own === "" ? text("contact.title") : own}
      canSend={answer !== null && (item.refusal !== null || !sameValue(contents, saved))}
      sendLabel={text("save")}
      onSend={send}
    >
      {questions.length === 0 ? <EmptyPart>{text("empty.field")}</EmptyPart> : null}
      {asked.map((one) =>
        one.standing === "open" ? (
          <ContactControl
            key={one.question.field}
            asked={one}
            label={labelOf(one)}
            content={contents[one.question.field]}
            isDisabled={!isOpen}
            error={isChecked && one.known !== null ? problemWords(sayingFor(errors[one.question.field]?.[0]), one.known.type) : undefined}
            onChange={(content) => put({ ...contents, [one.question.field]: content })}
          />
        ) : (
          <Closed key={one.question.field} asked={one} label={labelOf(one)} />
        ),
      )}
    </Question>
  );
};

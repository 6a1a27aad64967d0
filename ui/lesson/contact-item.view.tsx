import { useState } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";
import { contactAnswer, contactQuestion, contactQuestions, enteredIn } from "../../core/lessons/shown/contact-questions.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { TextField } from "../kit/text-field.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import { Question } from "./question.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";

/** Fields of the contact that the learner fills in; what is stored in a hidden one is not shown. */
export const ContactItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const attempt = useAttempt(item, true);
  const [entered, setEntered] = useState(() => enteredIn(item.answer));
  const questions = contactQuestions(item.type, item.values);
  const answer = contactAnswer(questions, entered);
  const own = contactQuestion(item.values);
  const isOpen = item.onAnswer !== null;
  return (
    <Question
      item={item}
      attempt={{ ...attempt, isOpen }}
      html={own === "" ? text("contact.title") : own}
      canSend={answer !== null && !sameValue(answer, item.answer)}
      sendLabel={text("save")}
      onSend={() => attempt.send(answer)}
    >
      {questions.length === 0 ? <EmptyPart>{text("empty.field")}</EmptyPart> : null}
      {questions.map(({ field, isHidden, isRequired }) => (
        <TextField
          key={field}
          label={item.labelOf(field)}
          isOptional={!isRequired}
          isDisabled={!isOpen}
          value={entered[field] ?? ""}
          {...(isHidden ? { placeholder: "••••", help: text("contact.hidden") } : {})}
          onChange={(typed) => setEntered((before) => ({ ...before, [field]: typed }))}
        />
      ))}
    </Question>
  );
};

import { useId, useState } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";
import { numberIn, readStats, recordedIn, type StatQuestion } from "../../core/lessons/shown/pulse-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { TextField } from "../kit/text-field.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import { Question } from "./question.view.tsx";
import styles from "./stats-item.module.css";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

type StatProps = {
  readonly label: string;
  /** null until it is given */
  readonly value: number | null;
  readonly isOpen: boolean;
  readonly onChange: (value: number | null) => void;
};

const middle = 50;

const Slider = ({ label, value, isOpen, onChange }: StatProps) => {
  const text = useText(lessonViewsText);
  const id = useId();
  return (
    <div className={styles["stat"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <span className={styles["line"]}>
        <input
          id={id}
          type="range"
          className={styles["slider"]}
          min={0}
          max={100}
          step={1}
          value={value ?? middle}
          disabled={!isOpen}
          {...(value === null ? { "aria-valuetext": text("stats.notGiven") } : {})}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <output htmlFor={id} className={styles["value"]}>
          {value === null ? "–" : text("stats.value", { value })}
        </output>
      </span>
    </div>
  );
};

const Typed = ({ label, value, isOpen, onChange }: StatProps) => {
  const text = useText(lessonViewsText);
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      isDisabled={!isOpen}
      error={typed.trim() !== "" && numberIn(typed) === null ? text("stats.noNumber") : ""}
      onChange={(words) => {
        setTyped(words);
        onChange(numberIn(words));
      }}
    />
  );
};

const Stat = ({ question, ...rest }: StatProps & { readonly question: StatQuestion }) =>
  question.answer_type === "slider" ? <Slider {...rest} /> : <Typed {...rest} />;

/** Numbers that learners record about themselves, typed or by a slider. */
export const StatsItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readStats(item.values);
  const attempt = useAttempt(item, true);
  const [recorded, setRecorded] = useEntered(item, recordedIn);
  if (view === null) return null;
  const put = (name: string, value: number | null): void =>
    setRecorded({
      ...Object.fromEntries(Object.entries(recorded).filter(([key]) => key !== name)),
      ...(value === null ? {} : { [name]: value }),
    });
  return (
    <Question
      item={item}
      attempt={attempt}
      html={text("stats.title")}
      canSend={Object.keys(recorded).length > 0 && !sameValue(recorded, recordedIn(item.answer))}
      sendLabel={text("save")}
      onSend={() => attempt.send(recorded)}
    >
      {view.questions.length === 0 ? <EmptyPart>{text("empty.question")}</EmptyPart> : null}
      {view.questions.map((question, at) => (
        <Stat
          key={`${at}-${question.name}`}
          question={question}
          label={[question.question, question.name].find((words) => words.trim() !== "") ?? text("empty.question")}
          value={recorded[question.name] ?? null}
          isOpen={attempt.isOpen}
          onChange={(value) => put(question.name, value)}
        />
      ))}
    </Question>
  );
};

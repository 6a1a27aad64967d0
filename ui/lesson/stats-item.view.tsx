import { useId, useState } from "react";
import { sameValue } from "../../core/kernel/same-value.ts";
import { numberIn, readStats, recordedIn, type StatQuestion } from "../../core/lessons/shown/pulse-shown.model.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { TextField } from "../kit/text-field.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import { Question } from "./question.view.tsx";
import curveStyles from "./stat-curve.module.css";
import { StatCurve } from "./stat-curve.view.tsx";
import styles from "./stats-item.module.css";
import { type ItemViewProps, useAttempt, useEntered } from "./use-attempt.ts";

type Labelled = { readonly question: StatQuestion; readonly label: string };

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

const Curves = ({ labelled, item }: { readonly labelled: readonly Labelled[]; readonly item: ItemViewProps }) => {
  const text = useText(lessonItemsText);
  const known = labelled.flatMap(({ question: { name }, label }) => {
    const numbers = item.results?.recorded?.[name] ?? [];
    return numbers.length === 0 ? [] : [{ name, label, numbers }];
  });
  if (known.length === 0) return null;
  return (
    <div className={curveStyles["curves"]}>
      <p className={curveStyles["title"]}>{text("curve.title")}</p>
      {known.map(({ name, label, numbers }) => (
        <StatCurve key={name} label={label} numbers={numbers} />
      ))}
    </div>
  );
};

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
  const labelled = view.questions.map((question) => ({
    question,
    label: [question.question, question.name].find((words) => words.trim() !== "") ?? text("empty.question"),
  }));
  return (
    <Question
      item={item}
      attempt={attempt}
      html={text("stats.title")}
      canSend={Object.keys(recorded).length > 0 && !sameValue(recorded, recordedIn(item.answer))}
      sendLabel={text("save")}
      onSend={() => attempt.send(recorded)}
      after={<Curves labelled={labelled} item={item} />}
    >
      {view.questions.length === 0 ? <EmptyPart>{text("empty.question")}</EmptyPart> : null}
      {labelled.map(({ question, label }, at) => (
        <Stat
          key={`${at}-${question.name}`}
          question={question}
          label={label}
          value={recorded[question.name] ?? null}
          isOpen={attempt.isOpen}
          onChange={(value) => put(question.name, value)}
        />
      ))}
    </Question>
  );
};

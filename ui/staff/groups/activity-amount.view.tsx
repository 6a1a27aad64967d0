import type { ActivityFilter } from "../../../core/filters/activity.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { StatFields } from "./stat-fields.view.tsx";

type AmountProps = {
  readonly activity: ActivityFilter;
  readonly trackers: readonly string[];
  readonly onChange: (change: Partial<ActivityFilter>) => void;
};

const hundred = 100;
const many = 1_000_000;

const answerKind = ({ answered }: ActivityFilter): "any" | "correct" | "wrong" | "text" => {
  if (answered === null) return "any";
  if ("answer" in answered) return "text";
  return answered.correct ? "correct" : "wrong";
};

const answers = { any: null, correct: { correct: true }, wrong: { correct: false }, text: { answer: "" } } as const;
const isAnswer = (kind: string): kind is keyof typeof answers => Object.hasOwn(answers, kind);

/** The required amount of an activity, with the inputs of its kind. */
export const ActivityAmount = ({ activity, trackers, onChange }: AmountProps) => {
  const text = useText(groupsText);
  const number = (label: string, value: number, most: number, change: (value: number) => Partial<ActivityFilter>) => (
    <NumberField
      label={label}
      minValue={0}
      maxValue={most}
      value={value}
      onChange={(next) => onChange(change(Number.isFinite(next) ? next : 0))}
    />
  );
  switch (activity.activity) {
    case "campaign_progress":
      return (
        <>
          {number(text("activity.progress"), activity.progress_over, hundred, (progress_over) => ({ progress_over }))}
          {number(text("activity.lessons"), activity.lessons, many, (lessons) => ({ lessons }))}
        </>
      );
    case "answered_question":
      return (
        <>
          <Select
            label={text("activity.answered")}
            options={(["any", "correct", "wrong", "text"] as const).map((kind) => ({ id: kind, label: text(`activity.answers.${kind}`) }))}
            selected={answerKind(activity)}
            onSelect={(kind) => (isAnswer(kind) ? onChange({ answered: answers[kind] }) : undefined)}
          />
          {activity.answered !== null && "answer" in activity.answered ? (
            <TextField
              label={text("activity.answer")}
              value={activity.answered.answer}
              onChange={(answer) => onChange({ answered: { answer } })}
            />
          ) : null}
        </>
      );
    case "watched_video":
      return number(text("activity.watched"), activity.watched_percent, hundred, (watched_percent) => ({ watched_percent }));
    case "points_scored":
      return number(text("activity.points"), activity.points, many, (points) => ({ points }));
    case "recorded_stats":
      return (
        <>
          <Select
            label={text("activity.tracker")}
            options={[{ id: "", label: text("activity.anywhere") }, ...trackers.map((tracker) => ({ id: tracker, label: tracker }))]}
            selected={activity.tracker ?? ""}
            onSelect={(tracker) => onChange({ tracker: tracker === "" ? null : tracker })}
          />
          {number(text("activity.recordings"), activity.recordings, many, (recordings) => ({ recordings }))}
          <StatFields stat={activity.stat} onChange={(stat) => onChange({ stat })} />
        </>
      );
    default:
      return null;
  }
};

import type { CampaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import { isLocalDate } from "../../../core/kernel/dates.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { instantOf, localDateAt } from "../../../core/kernel/wall-clock.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./courses.module.css";

type CourseDatesProps = {
  readonly values: CampaignValues;
  readonly failure: Failure | null;
  readonly isReadOnly: boolean;
  readonly timezone: string;
  readonly onChange: (change: Partial<CampaignValues>) => void;
};

/** The day of an instant, '' for none. */
const dayOf = (at: number, zone: string): string => (at === 0 ? "" : localDateAt(at, zone));
/** The first moment of a day, 0 for none; an unfinished date changes nothing. */
const momentOf = (day: string, zone: string): number | null => (day === "" ? 0 : isLocalDate(day) ? instantOf(day, "00:00", zone) : null);

/** When a course is open, and by when it should be finished. */
export const CourseDates = ({ values, failure, isReadOnly, timezone, onChange }: CourseDatesProps) => {
  const text = useText(coursesText);
  const set = (field: "start_time" | "end_time") => (day: string) => {
    const at = momentOf(day, timezone);
    if (at !== null) onChange({ [field]: at });
  };
  return (
    <Card title={text("settings.when")}>
      <div className={styles["form"]}>
        <div className={styles["pair"]}>
          <TextField
            type="date"
            label={text("settings.start")}
            help={text("settings.dateHelp")}
            isReadOnly={isReadOnly}
            value={dayOf(values.start_time, timezone)}
            error={fieldError(failure, "start_time")}
            onChange={set("start_time")}
          />
          <TextField
            type="date"
            label={text("settings.end")}
            help={text("settings.dateHelp")}
            isReadOnly={isReadOnly}
            value={dayOf(values.end_time, timezone)}
            error={fieldError(failure, "end_time")}
            onChange={set("end_time")}
          />
        </div>
        <div className={styles["pair"]}>
          <TextField
            type="date"
            label={text("settings.dueDate")}
            help={text("settings.dueHelp")}
            isReadOnly={isReadOnly}
            value={values.due_date ?? ""}
            error={fieldError(failure, "due_date")}
            onChange={(day) => onChange(day === "" ? { due_date: null } : { due_date: day, due_days: null })}
          />
          <NumberField
            label={text("settings.dueDays")}
            isDisabled={isReadOnly}
            minValue={1}
            maxValue={36_500}
            step={1}
            value={values.due_days ?? Number.NaN}
            error={fieldError(failure, "due_days")}
            onChange={(days) => onChange(Number.isNaN(days) ? { due_days: null } : { due_days: days, due_date: null })}
          />
        </div>
      </div>
    </Card>
  );
};

import { ChevronLeft, ChevronRight } from "lucide-react";
import { addDays, dayNumber } from "../../../core/kernel/calendar.ts";
import { isLocalDate } from "../../../core/kernel/dates.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./course-test.module.css";
import { useDayText } from "./use-day-text.ts";

type DayPickerProps = {
  readonly day: string;
  readonly first: string;
  readonly last: string;
  /** the days on which something changes, in their order */
  readonly days: readonly string[];
  readonly zone: string;
  readonly onDay: (day: string) => void;
};

/** A day, by slider, by date, or from change to change. */
export const DayPicker = ({ day, first, last, days, zone, onDay }: DayPickerProps) => {
  const text = useText(courseTestsText);
  const dayText = useDayText();
  const earlier = days.findLast((one) => one < day);
  const later = days.find((one) => one > day);
  return (
    <div className={styles["stack"]}>
      <div className={styles["line"]}>
        <TextField
          type="date"
          label={text("day")}
          isLabelHidden
          value={day}
          onChange={(asked) => {
            if (isLocalDate(asked)) onDay(asked);
          }}
        />
        <Button size="small" icon={ChevronLeft} isDisabled={earlier === undefined} onPress={() => onDay(earlier ?? day)}>
          {text("earlier")}
        </Button>
        <Button size="small" icon={ChevronRight} isDisabled={later === undefined} onPress={() => onDay(later ?? day)}>
          {text("later")}
        </Button>
      </div>
      <input
        className={styles["slider"]}
        type="range"
        min={0}
        max={dayNumber(last) - dayNumber(first)}
        value={dayNumber(day) - dayNumber(first)}
        aria-label={text("slider", { first: dayText(first), last: dayText(last) })}
        aria-valuetext={dayText(day)}
        onChange={({ target }) => onDay(addDays(first, Number(target.value)))}
      />
      <p className={styles["muted"]}>{text("endOfDay", { zone: zone.replaceAll("_", " ") })}</p>
    </div>
  );
};

import { instantOf } from "../../../core/kernel/wall-clock.ts";
import { useLanguage } from "../../i18n/use-text.ts";

/** Formats days in the time zone of the course. */
export const useDayText = (timeZone: string): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "full", timeZone });
  return (day) => format.format(instantOf(day, "12:00", timeZone) * 1000);
};

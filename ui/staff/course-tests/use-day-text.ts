import { useDates } from "../../i18n/use-dates.ts";

/** Formats days in full. */
export const useDayText = (): ((day: string) => string) => {
  const dates = useDates();
  return (day) => dates.plain(day, { dateStyle: "full" });
};

import { useMemo } from "react";
import { instantOf } from "../../../core/kernel/wall-clock.ts";
import { useLanguage } from "../../i18n/use-text.ts";

type TestDates = { readonly dayText: (day: string) => string; readonly momentText: (at: number) => string };

/** Formats days and moments in the time zone of the course. */
export const useTestDates = (timeZone: string): TestDates => {
  const language = useLanguage();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone });
    const moments = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
    return {
      dayText: (day) => days.format(instantOf(day, "12:00", timeZone) * 1000),
      momentText: (at) => moments.format(at * 1000),
    };
  }, [language, timeZone]);
};

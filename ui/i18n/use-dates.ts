import { createContext, use, useMemo } from "react";
import { isTimeZone } from "../../core/kernel/dates.ts";
import { dateFormat } from "./formats.ts";
import { useLanguage } from "./use-text.ts";

type Style = Omit<Intl.DateTimeFormatOptions, "timeZone">;

/** Formats dates in one language and one time zone. */
export type Dates = {
  /** Formats a moment, in epoch seconds. */
  readonly at: (moment: number, style: Style) => string;
  /** Formats a day or a time of day that belongs to no time zone: `YYYY-MM-DD` or `YYYY-MM-DDThh:mm`. */
  readonly plain: (written: string, style: Style) => string;
};

/** @param timeZone undefined for that of this device */
export const datesIn = (language: string, timeZone: string | undefined): Dates => ({
  at: (moment, style) => dateFormat(language, { ...style, timeZone }).format(moment * 1000),
  plain: (written, style) =>
    dateFormat(language, { ...style, timeZone: "UTC" }).format(Date.parse(written.includes("T") ? `${written}Z` : written)),
});

/** The time zone in which the signed-in user sees dates: their own, else the organisation's; that of the device where there is no user. */
export const DisplayZone = createContext<string | undefined>(undefined);

/**
 * Formats dates as the user sees them; in the zone of the device where a browser does not know the one that the server does.
 * @param zone another zone than the user's, as of a course
 */
export const useDates = (zone?: string): Dates => {
  const language = useLanguage();
  const shown = use(DisplayZone);
  const timeZone = [zone ?? shown].find((known) => known !== undefined && isTimeZone(known));
  return useMemo(() => datesIn(language, timeZone), [language, timeZone]);
};

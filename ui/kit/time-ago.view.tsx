import { relativeFormat } from "../i18n/formats.ts";
import { useDates } from "../i18n/use-dates.ts";
import { useLanguage } from "../i18n/use-text.ts";

const steps = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "week", seconds: 604_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const words = (seconds: number, language: string): string => {
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  const format = relativeFormat(language, { numeric: "auto" });
  return step === undefined ? format.format(0, "second") : format.format(Math.trunc(seconds / step.seconds), step.unit);
};

/**
 * A relative time, with the full date on hover.
 * @property at, now epoch seconds
 */
export const TimeAgo = ({ at, now }: { readonly at: number; readonly now: number }) => {
  const language = useLanguage();
  const dates = useDates();
  const date = new Date(at * 1000);
  return (
    <time dateTime={date.toISOString()} title={dates.at(at, { dateStyle: "full", timeStyle: "short" })}>
      {words(at - now, language)}
    </time>
  );
};

/** Marks the place of the time in the translated sentence. */
const place = "\u0000";

/**
 * A sentence with a relative time, placed as the language needs it.
 * @param say translates the sentence around its argument
 */
export const SaidAgo = ({ say, at, now }: { readonly say: (when: string) => string; readonly at: number; readonly now: number }) => {
  const [before = "", after = ""] = say(place).split(place);
  return (
    <>
      {before}
      <TimeAgo at={at} now={now} />
      {after}
    </>
  );
};

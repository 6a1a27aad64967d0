import { useLanguage } from "../i18n/use-text.ts";

/** Words a time of epoch seconds as the clock of this device shows it. */
export const useTimeOfDay = (): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), { timeStyle: "short" });
  return (at) => format.format(new Date(at * 1000));
};

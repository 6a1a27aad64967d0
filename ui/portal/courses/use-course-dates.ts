import { useLanguage } from "../../i18n/use-text.ts";

/**
 * Formats a date and time.
 * @param epoch seconds
 */
export const useWhen = (): ((epoch: number) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  });
  return (epoch) => format.format(epoch * 1000);
};

/**
 * Formats a day.
 * @param epoch seconds
 */
export const useDay = (): ((epoch: number) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), { weekday: "short", day: "numeric", month: "long" });
  return (epoch) => format.format(epoch * 1000);
};

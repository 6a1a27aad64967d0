/**
 * When a view ends, as the clock of this device shows it.
 * @param at epoch seconds
 */
export const timeOfDay = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(at * 1000));

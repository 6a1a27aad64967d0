/** An amount as people write it, without cents where there are none. */
export const moneyText = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}) }).format(
    cents / 100,
  );

/**
 * A day as people write it.
 * @param at epoch seconds
 */
export const dayText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(at * 1000));

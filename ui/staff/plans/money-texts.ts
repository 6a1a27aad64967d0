/** A formatted amount, without cents when they are zero. */
export const moneyText = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}) }).format(
    cents / 100,
  );

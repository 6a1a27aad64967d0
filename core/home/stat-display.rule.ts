const grouped = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number as a tile shows it: up to 999 as it is, above as thousands with one decimal and a k, half up. */
export const statDisplay = (n: number): string => (n > 999 ? `${grouped.format(Math.floor((n + 50) / 100) / 10)}k` : String(n));

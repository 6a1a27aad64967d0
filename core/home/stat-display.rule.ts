const grouped = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The number of a tile: unchanged up to 999, above in thousands with one decimal and a k, rounded half up. */
export const statDisplay = (n: number): string => (n > 999 ? `${grouped.format(Math.floor((n + 50) / 100) / 10)}k` : String(n));

const units = ["bytes", "KB", "MB", "GB", "TB"] as const;
const step = 1_024;

/**
 * A number of bytes for people, such as `1.5 GB`: one decimal below 10, rounded to the nearest.
 * @param bytes not negative
 */
export const bytesText = (bytes: number): string => {
  const power = bytes < step ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / Math.log2(step)));
  const value = bytes / step ** power;
  const rounded = power === 0 || value >= 9.95 ? Math.round(value) : Math.round(value * 10) / 10;
  return rounded === step && power < units.length - 1 ? `1 ${units[power + 1]}` : `${rounded} ${units[power]}`;
};

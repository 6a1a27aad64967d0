const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/**
 * A duration as `N min, M sec`; hours are counted as minutes, negative durations as 0.
 * @param seconds fractions are dropped
 */
export const durationDisplay = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${grouped.format(Math.floor(whole / 60))} min, ${whole % 60} sec`;
};

const factors = [1, 2, 5] as const;

/** The smallest of 1, 2, 5, 10, 20, 50, … that is not below a number. */
const niceStep = (least: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))));
  return (factors.find((factor) => factor * power >= least) ?? 10) * power;
};

/**
 * The ticks of an axis of counts: from 0 to the first tick that is not below the highest value, in equal steps of 1, 2 or 5 times a power
 * of ten.
 * @param highest of the values; 0 has an axis to 1
 * @param most steps
 */
export const niceTicks = (highest: number, most = 4): readonly number[] => {
  const step = niceStep(highest / most);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
};

/** Period of an authenticator app's code, in seconds. */
export const codePeriod = 30;

/** Steps of tolerated clock drift in either direction. */
const drift = 1;

type Given = {
  readonly code: string;
  /** the code of a time step: epoch seconds divided by the period */
  readonly codeAt: (step: number) => string;
  /** epoch seconds */
  readonly now: number;
  /** the last accepted step; 0 when there is none */
  readonly lastStep: number;
};

/**
 * The time step of a code, or null: the current step and one before and after are accepted, but only later than the last accepted one, so
 * that each code works once.
 */
export const acceptedStep = ({ code, codeAt, now, lastStep }: Given): number | null => {
  const current = Math.floor(now / codePeriod);
  const steps = [current];
  for (let away = 1; away <= drift; away += 1) steps.push(current - away, current + away);
  return steps.find((step) => step > lastStep && codeAt(step) === code) ?? null;
};

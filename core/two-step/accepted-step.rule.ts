/** Seconds for which an authenticator app shows one code. */
export const codePeriod = 30;

/** Steps by which the clock of a phone may differ, in either direction. */
const drift = 1;

type Given = {
  readonly code: string;
  /** the code of a time step: epoch seconds divided by the period */
  readonly codeAt: (step: number) => string;
  /** epoch seconds */
  readonly now: number;
  /** the step whose code was accepted last; 0 when none was */
  readonly lastStep: number;
};

/** The time step whose code was given, or null: codes of the step now and of one before and after it count, and none of a step that was accepted already or lies before it, so that each code works once. */
export const acceptedStep = ({ code, codeAt, now, lastStep }: Given): number | null => {
  const current = Math.floor(now / codePeriod);
  const steps = [current];
  for (let away = 1; away <= drift; away += 1) steps.push(current - away, current + away);
  return steps.find((step) => step > lastStep && codeAt(step) === code) ?? null;
};

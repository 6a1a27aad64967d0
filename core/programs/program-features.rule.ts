/** Features of the organisation that programs switch on. */
const features: Readonly<Record<string, string>> = { "portal-messaging": "portal_messaging" };

/** The feature that a program switches on; null when it does something else. */
export const featureOfProgram = (program: string): string | null => features[program] ?? null;

/** The features that some programs have switched on. */
export const featuresOfPrograms = (programs: readonly string[]): readonly string[] =>
  programs.flatMap((program) => featureOfProgram(program) ?? []);

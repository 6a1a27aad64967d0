/** Features of the organisation, by the program that enables them. */
const features: Readonly<Record<string, string>> = { "portal-messaging": "portal_messaging" };

/** The feature that a program enables; null when it enables none. */
export const featureOfProgram = (program: string): string | null => features[program] ?? null;

/** The features that some programs enable. */
export const featuresOfPrograms = (programs: readonly string[]): readonly string[] =>
  programs.flatMap((program) => featureOfProgram(program) ?? []);

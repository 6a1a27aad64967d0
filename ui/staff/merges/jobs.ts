import type { JobContribution } from "../job-contribution.ts";

export const jobKinds: readonly JobContribution[] = [
  { kind: "contacts.duplicates", title: () => "", counts: () => "", href: () => null, isQuiet: true },
];

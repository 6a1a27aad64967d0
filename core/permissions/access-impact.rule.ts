import type { AccessImpact } from "./access-impact.model.ts";

/** The kinds of records of which a change of access gives or takes some. */
export const movedKinds = (impact: AccessImpact): AccessImpact => impact.filter(({ gains, loses }) => gains > 0 || loses > 0);

/** Whether a change takes away records of some kind. */
export const losesSome = (impact: AccessImpact): boolean => impact.some(({ loses }) => loses > 0);

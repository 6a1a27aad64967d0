import { type AccessImpact, accessKinds } from "./access-impact.model.ts";

/** What several users gain and lose together, by kind; a record counts for each of them. */
export const impactTogether = (all: readonly AccessImpact[]): AccessImpact =>
  accessKinds.map((kind) => {
    const own = all.flat().filter((one) => one.kind === kind);
    const sum = (of: "before" | "after" | "gains" | "loses"): number => own.reduce((total, one) => total + one[of], 0);
    return { kind, before: sum("before"), after: sum("after"), gains: sum("gains"), loses: sum("loses") };
  });

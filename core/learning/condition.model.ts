/** Whether a condition holds; waived where it does not, but need not because of another. */
export type Verdict = "met" | "unmet" | "waived";

/** One condition of an access, by its code. */
export type Condition<Code extends string> = { readonly code: Code; readonly verdict: Verdict };

/** Whether all conditions allow an access. */
export const areMet = (conditions: readonly Condition<string>[]): boolean => conditions.every(({ verdict }) => verdict !== "unmet");

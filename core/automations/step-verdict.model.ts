import * as t from "io-ts";

/** Whether a step can run as configured; `message` names what is missing, null when nothing is. */
export const StepVerdict = t.readonly(t.type({ valid: t.boolean, message: t.union([t.string, t.null]) }), "StepVerdict");
export type StepVerdict = t.TypeOf<typeof StepVerdict>;

export const validStep: StepVerdict = { valid: true, message: null };
export const refuse = (message: string): StepVerdict => ({ valid: false, message });

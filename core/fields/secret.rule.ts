import { isEmptyValue } from "./empty-value.rule.ts";

/** The mask shown in place of a secret. */
export const secretMask = "••••";

/** A masked secret; null where there is none. */
export const maskedSecret = (value: unknown): string | null => (isEmptyValue(value) ? null : secretMask);

import { isEmptyValue } from "./empty-value.rule.ts";

/** What every reader sees instead of a secret. */
export const secretMask = "••••";

/** A secret as it is read: hidden where there is one, null where there is none. */
export const maskedSecret = (value: unknown): string | null => (isEmptyValue(value) ? null : secretMask);

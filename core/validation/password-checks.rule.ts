import * as t from "io-ts";

/** Allowed length of a password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

export const PasswordChecks = t.type(
  { length: t.boolean, digit: t.boolean, upper: t.boolean, lower: t.boolean, special: t.boolean },
  "PasswordChecks",
);
export type PasswordChecks = t.TypeOf<typeof PasswordChecks>;

/**
 * The five checks of a password: 8 to 128 characters, a digit, A–Z, a–z, and one character that is neither letter, digit nor white space.
 */
export const passwordChecks = (password: string): PasswordChecks => {
  const length = Array.from(password).length;
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    digit: /[0-9]/.test(password),
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    special: /[^\p{L}\p{Nd}\s]/u.test(password),
  };
};

/** Whether a password passes all five checks. */
export const isGoodPassword = (password: string): boolean => Object.values(passwordChecks(password)).every(Boolean);

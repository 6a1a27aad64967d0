import { isCommonPassword, isOwnName } from "./guessable-password.rule.ts";
import { type PasswordChecks, passwordChecks, passwordLength } from "./password-checks.rule.ts";

/** The five checks, and the further ones whose data is available. */
export type NewPasswordChecks = PasswordChecks & { readonly uncommon?: boolean; readonly foreign?: boolean };

/**
 * The data to check a new password against.
 * @property own the owner's names, email and organisation, null when unknown
 * @property common null until the list is loaded; the server always checks it
 */
export type PasswordMeasure = { readonly own: readonly string[] | null; readonly common: ReadonlySet<string> | null };

/** The checks of a new password. */
export const newPasswordChecks = (password: string, { own, common }: PasswordMeasure): NewPasswordChecks => {
  const isLong = Array.from(password).length >= passwordLength.min;
  return {
    ...passwordChecks(password),
    ...(common === null ? {} : { uncommon: isLong && !isCommonPassword(password, common) }),
    ...(own === null ? {} : { foreign: isLong && !isOwnName(password, own) }),
  };
};

/** Whether a new password passes every check. */
export const isNewPassword = (password: string, measure: PasswordMeasure): boolean =>
  Object.values(newPasswordChecks(password, measure)).every(Boolean);

import { isCommonPassword, isOwnName } from "./guessable-password.rule.ts";
import { type PasswordChecks, passwordChecks, passwordLength } from "./password-checks.rule.ts";

/** The five ticks, and what else a new password needs as far as it is known. */
export type NewPasswordChecks = PasswordChecks & { readonly uncommon?: boolean; readonly foreign?: boolean };

/**
 * What a new password is measured by.
 * @property own what its owner is called, null where that is not known
 * @property common null until the list is there; the server decides with it in any case
 */
export type PasswordMeasure = { readonly own: readonly string[] | null; readonly common: ReadonlySet<string> | null };

/** The ticks beside a new password. */
export const newPasswordChecks = (password: string, { own, common }: PasswordMeasure): NewPasswordChecks => {
  const isLong = Array.from(password).length >= passwordLength.min;
  return {
    ...passwordChecks(password),
    ...(common === null ? {} : { uncommon: isLong && !isCommonPassword(password, common) }),
    ...(own === null ? {} : { foreign: isLong && !isOwnName(password, own) }),
  };
};

/** Whether a new password has every tick. */
export const isNewPassword = (password: string, measure: PasswordMeasure): boolean =>
  Object.values(newPasswordChecks(password, measure)).every(Boolean);

import { type NewPasswordChecks, newPasswordChecks, type PasswordMeasure } from "../../../core/validation/new-password.rule.ts";
import type { staffAuthText } from "../../i18n/en/staff-auth.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { PasswordCheck } from "../../kit/password-field.view.tsx";

const order = [
  "length",
  "digit",
  "upper",
  "lower",
  "special",
  "uncommon",
  "foreign",
] as const satisfies readonly (keyof NewPasswordChecks)[];

/** The rules of a new password with their labels: the five fixed ones, and those whose result is known. */
export const passwordTicks = (
  password: string,
  measure: PasswordMeasure,
  text: Say<(typeof staffAuthText)["texts"]>,
): readonly PasswordCheck[] => {
  const checks = newPasswordChecks(password, measure);
  return order.flatMap((id) => {
    const isMet = checks[id];
    return isMet === undefined ? [] : [{ id, label: text(`checks.${id}`), isMet }];
  });
};

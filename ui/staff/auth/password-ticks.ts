import { type PasswordChecks, passwordChecks } from "../../../core/validation/password-checks.rule.ts";
import type { staffAuthText } from "../../i18n/en/staff-auth.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { PasswordCheck } from "../../kit/password-field.view.tsx";

const order = ["length", "digit", "upper", "lower", "special"] as const satisfies readonly (keyof PasswordChecks)[];

/** The five ticks beside a new password, in words. */
export const passwordTicks = (password: string, text: Say<(typeof staffAuthText)["texts"]>): readonly PasswordCheck[] => {
  const checks = passwordChecks(password);
  return order.map((id) => ({ id, label: text(`checks.${id}`), isMet: checks[id] }));
};

import * as t from "io-ts";
import type { Refusal } from "../kernel/refusal.ts";
import type { PhoneCountry } from "./area-code.rule.ts";
import { isAreaCode } from "./area-code.rule.ts";
import { isEmail } from "./email.rule.ts";
import { isPhone } from "./phone.rule.ts";
import { isFilled } from "./required.rule.ts";
import { isUrl } from "./url.rule.ts";
import { invalidRefusal, requiredRefusal } from "./validation-message.rule.ts";
import { validationRefusals } from "./validation-refusals.ts";

export const ValidationCheck = t.keyof({ required: null, url: null, email: null, phone: null, "area-code": null }, "ValidationCheck");
export type ValidationCheck = t.TypeOf<typeof ValidationCheck>;

type About = { readonly field: string | null; readonly country: PhoneCountry };

type Check = { readonly holds: (text: string, about: About) => boolean; readonly refusal: (about: About) => Refusal };

const shapes = {
  url: { holds: isUrl, refusal: () => validationRefusals.invalid_url },
  email: { holds: isEmail, refusal: ({ field }) => invalidRefusal(field) },
  phone: { holds: isPhone, refusal: ({ field }) => invalidRefusal(field) },
  "area-code": { holds: (text, { country }) => isAreaCode(text, country), refusal: ({ field }) => invalidRefusal(field) },
} as const satisfies Record<Exclude<ValidationCheck, "required">, Check>;

const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** The error message for a value, or null when it is valid; only `required` rejects an empty one. */
export const validate = (check: ValidationCheck, value: unknown, about: About): string | null => {
  if (check === "required") return isFilled(value) ? null : requiredRefusal(about.field).message;
  if (value === null || value === undefined || value === "") return null;
  const { holds, refusal } = shapes[check];
  return isText(value) && holds(String(value), about) ? null : refusal(about).message;
};

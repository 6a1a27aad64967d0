import * as t from "io-ts";
import type { PhoneCountry } from "./area-code.rule.ts";
import { isAreaCode } from "./area-code.rule.ts";
import { isEmail } from "./email.rule.ts";
import { isPhone } from "./phone.rule.ts";
import { isFilled } from "./required.rule.ts";
import { isUrl } from "./url.rule.ts";
import { invalidMessage, invalidUrlMessage, requiredMessage } from "./validation-message.ts";

export const ValidationCheck = t.keyof({ required: null, url: null, email: null, phone: null, "area-code": null }, "ValidationCheck");
export type ValidationCheck = t.TypeOf<typeof ValidationCheck>;

type About = { readonly field: string | null; readonly country: PhoneCountry };

type Check = { readonly holds: (text: string, about: About) => boolean; readonly message: (about: About) => string };

const shapes = {
  url: { holds: isUrl, message: () => invalidUrlMessage },
  email: { holds: isEmail, message: ({ field }) => invalidMessage(field) },
  phone: { holds: isPhone, message: ({ field }) => invalidMessage(field) },
  "area-code": { holds: (text, { country }) => isAreaCode(text, country), message: ({ field }) => invalidMessage(field) },
} as const satisfies Record<Exclude<ValidationCheck, "required">, Check>;

const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** What a form says about a value, or null when nothing is wrong; only `required` objects to an empty one. */
export const validate = (check: ValidationCheck, value: unknown, about: About): string | null => {
  if (check === "required") return isFilled(value) ? null : requiredMessage(about.field);
  if (value === null || value === undefined || value === "") return null;
  const { holds, message } = shapes[check];
  return isText(value) && holds(String(value), about) ? null : message(about);
};

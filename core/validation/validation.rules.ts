import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { PhoneCountry, defaultPhoneCountry } from "./area-code.rule.ts";
import { identifier } from "./identifier.rule.ts";
import { PasswordChecks, passwordChecks } from "./password-checks.rule.ts";
import { phoneDisplay, phoneNormalize } from "./phone.rule.ts";
import { ValidationCheck, validate } from "./validate.rule.ts";

const OptionalText = orNull(t.string);

const ValidateInput = t.type(
  { check: ValidationCheck, value: t.unknown, field: OptionalText, country: orNull(PhoneCountry) },
  "ValidateInput",
);

/** The rules of validation as the command line shows them. */
export const validationRules: readonly AnyRule[] = [
  rule({
    name: "identifier",
    sentence: "Every character but ASCII letters and digits becomes an underscore, and letters become lower case.",
    input: t.type({ text: t.string }, "IdentifierInput"),
    output: t.string,
    run: ({ text }) => identifier(text),
  }),
  rule({
    name: "validate",
    sentence: "A form's check of one value gives null, or the message to show beside it.",
    input: ValidateInput,
    output: OptionalText,
    run: ({ check, value, field, country }) => validate(check, value, { field, country: country ?? defaultPhoneCountry }),
  }),
  rule({
    name: "password-checks",
    sentence: "A password has 8 to 128 characters, a digit, an upper case and a lower case letter, and a special character.",
    input: t.type({ password: t.string }, "PasswordChecksInput"),
    output: PasswordChecks,
    run: ({ password }) => passwordChecks(password),
  }),
  rule({
    name: "phone-display",
    sentence: "British and North American numbers are spaced for reading; any other text stays as it is.",
    input: t.type({ phone: OptionalText }, "PhoneDisplayInput"),
    output: t.string,
    run: ({ phone }) => phoneDisplay(phone),
  }),
  rule({
    name: "phone-normalize",
    sentence: "A North American or international number is stored in E.164; anything else is null.",
    input: t.type({ phone: OptionalText }, "PhoneNormalizeInput"),
    output: OptionalText,
    run: ({ phone }) => (phone === null ? null : phoneNormalize(phone)),
  }),
];

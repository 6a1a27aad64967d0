import * as E from "fp-ts/lib/Either.js";
import type { FieldRefusals } from "../kernel/failure.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { invalidRefusal } from "../validation/validation-message.rule.ts";
import { normalLine, normalTexts } from "./contact-field-kinds.rule.ts";
import { mainFields, type WrittenField, writtenFields } from "./contact-fields.model.ts";
import { contactRefusals } from "./contact-refusals.ts";
import type { ContactValues } from "./contact-values.model.ts";

/** Error message for a contact without any value. */
export const nobodyRefusal = contactRefusals.nobody;

const normalField = (field: WrittenField, value: string | readonly string[]): string | readonly string[] =>
  typeof value === "string" ? normalLine(value) : normalTexts(field, value);

const wrong = (field: "email" | "mobile", texts: readonly string[], isRight: (text: string) => boolean): FieldRefusals =>
  Object.fromEntries(
    texts.flatMap((text, index) => (text.trim() === "" || isRight(text) ? [] : [[`${field}.${index}`, [invalidRefusal(field)]]])),
  );

/** Validation errors of typed values, by field; entries of lists by position, `email.1`. */
export const contactProblems = (values: ContactValues): FieldRefusals => ({
  ...wrong("email", values.email ?? [], (text) => isEmail(normalEmail(text))),
  ...wrong("mobile", values.mobile ?? [], (text) => phoneNormalize(text) !== null),
});

/**
 * Normalised values: names with single spaces, emails in lower case, mobiles in E.164, lists without blanks and duplicates; or the
 * validation errors.
 */
export const normalContactValues = (values: ContactValues): E.Either<FieldRefusals, ContactValues> => {
  const problems = contactProblems(values);
  if (Object.keys(problems).length > 0) return E.left(problems);
  const parts = writtenFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, normalField(field, value)]];
  });
  const custom: ContactValues = values.fields === undefined ? {} : { fields: values.fields };
  return E.right({ ...custom, ...Object.fromEntries(parts) });
};

/** Whether a contact lacks every value that identifies it. */
export const isNobody = (values: ContactValues): boolean => mainFields.every((field) => (values[field] ?? "").length === 0);

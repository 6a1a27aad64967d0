import * as E from "fp-ts/lib/Either.js";
import type { FieldErrors } from "../kernel/failure.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { invalidMessage } from "../validation/validation-message.ts";
import { distinctEmails, distinctMobiles } from "./contact-lists.rule.ts";
import { contactRefusals } from "./contact-refusals.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { type MainField, mainFields } from "./contact.model.ts";
import { tagsNormalize } from "./tag-normalize.rule.ts";

/** What is said of a contact in which nothing was filled in. */
export const nobodyMessage = contactRefusals.nobody;

const name = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");

const normalField = (field: MainField | "tags", values: ContactValues): ContactValues => {
  switch (field) {
    case "first_name":
      return values.first_name === undefined ? {} : { first_name: name(values.first_name) };
    case "last_name":
      return values.last_name === undefined ? {} : { last_name: name(values.last_name) };
    case "email":
      return values.email === undefined ? {} : { email: distinctEmails(values.email.map(normalEmail)) };
    case "mobile":
      return values.mobile === undefined ? {} : { mobile: distinctMobiles(values.mobile.map((mobile) => phoneNormalize(mobile) ?? mobile.trim())) };
    case "tags":
      return values.tags === undefined ? {} : { tags: tagsNormalize(values.tags) };
  }
};

const wrong = (field: "email" | "mobile", texts: readonly string[], isRight: (text: string) => boolean): FieldErrors =>
  Object.fromEntries(texts.flatMap((text, index) => (text.trim() === "" || isRight(text) ? [] : [[`${field}.${index}`, [invalidMessage(field)]]])));

/** What is wrong with values that were typed, by field; the entries of lists by their place, `email.1`. */
export const contactProblems = (values: ContactValues): FieldErrors => ({
  ...wrong("email", values.email ?? [], (text) => isEmail(normalEmail(text))),
  ...wrong("mobile", values.mobile ?? [], (text) => phoneNormalize(text) !== null),
});

/** Values as they are stored: names with single spaces, emails in lower case, mobiles in E.164, lists without blanks and repetitions; or what is wrong with them. */
export const normalContactValues = (values: ContactValues): E.Either<FieldErrors, ContactValues> => {
  const problems = contactProblems(values);
  if (Object.keys(problems).length > 0) return E.left(problems);
  const parts = [...mainFields, "tags" as const].map((field) => normalField(field, values));
  const custom: ContactValues = values.fields === undefined ? {} : { fields: values.fields };
  return E.right(parts.reduce((all, part) => ({ ...all, ...part }), custom));
};

/** Whether nothing of a contact is filled in that would tell who it is. */
export const isNobody = (values: ContactValues): boolean => mainFields.every((field) => (values[field] ?? "").length === 0);

import * as E from "fp-ts/lib/Either.js";
import { contactField, longestName } from "../contacts/contact-fields.model.ts";
import { contactRefusals } from "../contacts/contact-refusals.ts";
import type { ContactValues } from "../contacts/contact-values.model.ts";
import type { Contact } from "../contacts/contact.model.ts";
import { checkFieldValues } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { type Failure, type FieldRefusals, invalid } from "../kernel/failure.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { isBlank } from "../lessons/items/values.model.ts";
import { learnersField } from "../lessons/shown/asked-fields.rule.ts";
import { contactQuestions, enteredIn } from "../lessons/shown/contact-questions.rule.ts";

/** A contact as far as its learner changes it. */
type OwnContact = {
  readonly fields: readonly Field[];
  readonly contact: Pick<Contact, "first_name" | "last_name" | "fields">;
};

/** The values of a contact that items ask learners for, by field. */
export const ownValues = ({ first_name, last_name, fields }: OwnContact["contact"]): Readonly<Record<string, unknown>> => ({
  ...fields,
  first_name,
  last_name,
});

/** The values by field as a change of the contact. */
export const contactChangeOf = ({ first_name, last_name, ...fields }: Readonly<Record<string, unknown>>): ContactValues => ({
  ...(typeof first_name === "string" ? { first_name } : {}),
  ...(typeof last_name === "string" ? { last_name } : {}),
  ...(Object.keys(fields).length === 0 ? {} : { fields }),
});

/**
 * What an answer to a contact update does.
 * @property change the values to store in the contact, by field; empty for none
 * @property answer what is kept of it: hidden and secret values masked, and a mask for what is skipped or only staff can change
 */
export type ContactAnswer = {
  readonly change: Readonly<Record<string, unknown>>;
  readonly answer: { readonly values: Readonly<Record<string, unknown>> };
};

/** The errors of names that are too long. */
const tooLong = (values: Readonly<Record<string, unknown>>): FieldRefusals =>
  Object.fromEntries(
    (["first_name", "last_name"] as const).flatMap((name) =>
      String(values[name] ?? "").length > longestName ? [[name, [contactRefusals.too_long({ field: contactField(name).label })]]] : [],
    ),
  );

/** @returns null for an item that asks for no field of the contact, invalid for values that their fields do not take */
export const contactAnswerOf = (
  { type, values }: Pick<LessonItem, "type" | "values">,
  given: unknown,
  { fields, contact }: OwnContact,
): E.Either<Failure, ContactAnswer | null> => {
  if (type !== "contact_update" && type !== "contact_updates") return E.right(null);
  const entered = enteredIn(given);
  const stored = ownValues(contact);
  const asked = contactQuestions(type, values).map((question) => {
    const known = learnersField(fields, question.field);
    const isSkipped = question.isSkippedWhenSet && !isBlank(stored[question.field]) && isBlank(entered[question.field]);
    return { ...question, known, isClosed: known === null || isSkipped };
  });
  const open = asked.filter(({ field, isClosed }) => !isClosed && !isBlank(entered[field]));
  const check = checkFieldValues(
    open.flatMap(({ known }) => known ?? []),
    Object.fromEntries(open.map(({ field }) => [field, entered[field]])),
  );
  const errors = { ...check.errors, ...tooLong(check.normalized) };
  if (Object.keys(errors).length > 0)
    return E.left(invalid(Object.fromEntries(Object.entries(errors).map(([field, said]) => [`answer.values.${field}`, said]))));
  const masked = asked.filter(({ isClosed }) => isClosed).map(({ field }) => [field, secretMask] as const);
  const kept = open.map(
    ({ field, isHidden, known }) => [field, isHidden || known?.type === "secret" ? secretMask : check.normalized[field]] as const,
  );
  return E.right({ change: check.normalized, answer: { values: Object.fromEntries([...masked, ...kept]) } });
};

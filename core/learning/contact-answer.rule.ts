import * as E from "fp-ts/lib/Either.js";
import { checkFieldValues } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { isBlank } from "../lessons/items/values.model.ts";
import { learnersField } from "../lessons/shown/asked-fields.rule.ts";
import { contactQuestions, enteredIn } from "../lessons/shown/contact-questions.rule.ts";

/** A contact as far as its learner changes it. @property values stored, by field */
export type OwnContact = { readonly fields: readonly Field[]; readonly values: Readonly<Record<string, unknown>> };

/**
 * What an answer to a contact update does.
 * @property change the values to store in the contact, by field; empty for none
 * @property answer what is kept of it: hidden and secret values masked, and a mask for what is skipped or only staff can change
 */
export type ContactAnswer = {
  readonly change: Readonly<Record<string, unknown>>;
  readonly answer: { readonly values: Readonly<Record<string, unknown>> };
};

/** @returns null for an item that asks for no field of the contact, invalid for values that their fields do not take */
export const contactAnswerOf = (
  { type, values }: Pick<LessonItem, "type" | "values">,
  given: unknown,
  { fields, values: stored }: OwnContact,
): E.Either<Failure, ContactAnswer | null> => {
  if (type !== "contact_update" && type !== "contact_updates") return E.right(null);
  const entered = enteredIn(given);
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
  if (!check.valid)
    return E.left(invalid(Object.fromEntries(Object.entries(check.errors).map(([field, said]) => [`answer.values.${field}`, said]))));
  const masked = asked.filter(({ isClosed }) => isClosed).map(({ field }) => [field, secretMask] as const);
  const kept = open.map(
    ({ field, isHidden, known }) => [field, isHidden || known?.type === "secret" ? secretMask : check.normalized[field]] as const,
  );
  return E.right({ change: check.normalized, answer: { values: Object.fromEntries([...masked, ...kept]) } });
};

import * as t from "io-ts";
import { decodedOrNull } from "../../kernel/decoded-or-null.ts";
import { orDefault } from "../../kernel/or-default.ts";
import type { ItemType } from "../items/catalogue.rule.ts";
import { contactField, Entered, isBlank, off, text } from "../items/values.model.ts";

/**
 * A field of the contact that an item asks for.
 * @property isHidden the stored value is not shown
 * @property isSkippedWhenSet it is not asked for when the contact has a value
 */
export type ContactQuestion = {
  readonly field: string;
  readonly isHidden: boolean;
  readonly isRequired: boolean;
  readonly isSkippedWhenSet: boolean;
};

const one = { contact_field: contactField, hide_value: off, skip_already_set: off };
const readOne = decodedOrNull(t.type({ question: text, ...one }, "ContactUpdateShown"));
const readMany = decodedOrNull(
  t.type({ fields: orDefault(t.readonlyArray(t.type({ ...one, required: off })), []) }, "ContactUpdatesShown"),
);

/** The question of a contact update, HTML; '' for none. */
export const contactQuestion = (values: unknown): string => readOne(values)?.question ?? "";

/** The fields that a contact update asks for, each once; those that are not chosen yet are left out. */
export const contactQuestions = (type: ItemType, values: unknown): readonly ContactQuestion[] => {
  const single = readOne(values);
  const asked = type === "contact_updates" ? (readMany(values)?.fields ?? []) : single === null ? [] : [{ ...single, required: true }];
  const questions = asked.flatMap(({ contact_field, hide_value, skip_already_set, required }) =>
    contact_field === null || contact_field === ""
      ? []
      : [{ field: contact_field, isHidden: hide_value, isRequired: required, isSkippedWhenSet: skip_already_set }],
  );
  return questions.filter(({ field }, at) => questions.findIndex((other) => other.field === field) === at);
};

/** What was entered, by field. */
export const enteredIn = (answer: unknown): Readonly<Record<string, unknown>> => {
  const entered = Entered.decode(answer);
  return entered._tag === "Left" ? {} : entered.right.values;
};

/**
 * The answer that gives what was entered.
 * @param questions those that are open to the learner
 * @returns null while a required field is empty, or all are
 */
export const contactAnswer = (
  questions: readonly ContactQuestion[],
  entered: Readonly<Record<string, unknown>>,
): t.TypeOf<typeof Entered> | null => {
  const filled = questions.filter(({ field }) => !isBlank(entered[field]));
  const isComplete = filled.length > 0 && questions.every(({ field, isRequired }) => !isRequired || !isBlank(entered[field]));
  return isComplete ? { values: Object.fromEntries(filled.map(({ field }) => [field, entered[field]])) } : null;
};

import { contactField } from "../../contacts/contact-fields.model.ts";
import type { Field } from "../../fields/field.model.ts";
import { plainField } from "../../fields/plain-field.rule.ts";
import { typedText, valueOfTyped } from "../../fields/typed-value.rule.ts";
import { learnersFields } from "../item-fields.rule.ts";
import { isBlank } from "../items/values.model.ts";
import type { ContactQuestion } from "./contact-questions.rule.ts";

/**
 * A field that an item asks a learner for.
 * @property known its definition; null where the learner's contact is not known, and for a locked field
 * @property standing `skipped`: it has a value and is not asked for again; `locked`: only staff change it
 * @property hasValue whether the contact has a value
 * @property start what its control starts with: never a hidden or secret value
 */
export type AskedField = {
  readonly question: ContactQuestion;
  readonly known: Field | null;
  readonly standing: "open" | "skipped" | "locked";
  readonly hasValue: boolean;
  readonly start: unknown;
};

/** The types whose control holds typed text. */
const isTyped = ({ type, values }: Field): boolean =>
  !["bool", "image"].includes(type) && (type !== "list" || values === null || Object.keys(values).length === 0);

const ownNames: ReadonlySet<string> = new Set(["first_name", "last_name"]);

/** The definition of a field that learners may change of themselves; null for any other. */
export const learnersField = (fields: readonly Field[], name: string): Field | null => {
  if (!learnersFields(fields).some((field) => field.name === name)) return null;
  const custom = fields.find((field) => field.name === name);
  if (custom !== undefined || !ownNames.has(name)) return custom ?? null;
  const { label, type } = contactField(name === "first_name" ? "first_name" : "last_name");
  return plainField({ name, label, type });
};

/** Whether the control of a field holds typed text. */
export const isTypedField = (field: Field | null): boolean => field === null || isTyped(field);

/** What a control holds for a stored value. */
const controlValue = (field: Field, value: unknown, timeZone: string): unknown =>
  isTyped(field) ? typedText(field.type, value, timeZone) : value;

/** The value that a control's content gives its field; null for an empty control. */
export const enteredValue = (field: Field | null, content: unknown, timeZone: string): unknown => {
  if (typeof content !== "string") return content ?? null;
  if (field === null || !isTyped(field)) return content.trim() === "" ? null : content;
  const value = valueOfTyped(field.type, content, timeZone);
  return field.type === "list" && typeof value === "string"
    ? value
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== "")
    : value;
};

/** What is known of the contact that is asked. */
export type AskedContact = {
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly timeZone: string;
};

/** The fields that an item asks a learner for. @param contact null where it is not known: every field is open then */
export const askedFields = (questions: readonly ContactQuestion[], contact: AskedContact | null): readonly AskedField[] =>
  questions.map((question) => {
    if (contact === null) return { question, known: null, standing: "open", hasValue: false, start: null };
    const known = learnersField(contact.fields, question.field);
    const stored = contact.values[question.field];
    const hasValue = !isBlank(stored);
    if (known === null) return { question, known, standing: "locked", hasValue, start: null };
    const isShown = !question.isHidden && known.type !== "secret";
    return {
      question,
      known,
      standing: question.isSkippedWhenSet && hasValue ? "skipped" : "open",
      hasValue,
      start: isShown && hasValue ? controlValue(known, stored, contact.timeZone) : null,
    };
  });

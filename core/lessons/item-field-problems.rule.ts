import type { Field } from "../fields/field.model.ts";
import { isObject } from "../kernel/is-object.ts";
import { learnersFields, timeFields } from "./item-fields.rule.ts";
import type { AnyItemType } from "./item-type.model.ts";
import { isBlank } from "./items/values.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { ValueProblem } from "./value-problem.model.ts";

/** The chosen contact fields of an item by their path. */
const chosenFields = ({ fields }: AnyItemType, values: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, kind]): readonly (readonly [string, unknown])[] => {
    const value = values[name];
    if (kind === "contact-field") return [[name, value]];
    if (kind !== "contact-fields" || !Array.isArray(value)) return [];
    return value.map((entry: unknown, at) => [`${name}.${at}.contact_field`, isObject(entry) ? entry["contact_field"] : null]);
  });

/**
 * The contact fields of an item that it cannot use: those that learners may not change of themselves, and for booked times those that hold no
 * time.
 * @param fields the organisation's custom fields
 */
export const contactFieldProblems = (
  type: AnyItemType,
  values: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): readonly ValueProblem[] => {
  const isBooking = type.group === "scheduling";
  const usable = new Set((isBooking ? timeFields : learnersFields)(fields).map(({ name }) => name));
  const refusal = isBooking ? lessonRefusals.item_field_not_time : lessonRefusals.item_field_not_learners;
  return chosenFields(type, values).flatMap(([path, name]): readonly ValueProblem[] =>
    isBlank(name) || (typeof name === "string" && usable.has(name)) ? [] : [[path, refusal]],
  );
};

/**
 * The contact fields that prefill a form of another website although they are secret.
 * @param fields the organisation's custom fields
 */
export const prefillProblems = (
  { fields: kinds }: AnyItemType,
  values: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): readonly ValueProblem[] => {
  const secret = new Set(fields.filter(({ type }) => type === "secret").map(({ name }) => name));
  return Object.entries(kinds).flatMap(([name, kind]): readonly ValueProblem[] => {
    const value = values[name];
    if (kind !== "prefills" || !isObject(value)) return [];
    return Object.values(value).some((field) => typeof field === "string" && secret.has(field))
      ? [[name, lessonRefusals.item_prefill_secret]]
      : [];
  });
};

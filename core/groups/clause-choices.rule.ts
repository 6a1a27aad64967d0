import { type FieldOption, fieldOptions } from "../fields/field-options.rule.ts";
import type { OperatorKey } from "../filters/operators.model.ts";
import type { GroupField } from "./contact-fields.rule.ts";
import { readTypedList, writeTypedList } from "./typed-list.rule.ts";

/** What a condition chooses from instead of typing: the choices of its field, where whole choices are compared; null where it is typed. */
export const clauseChoices = (field: GroupField | undefined, operator: OperatorKey): readonly FieldOption[] | null => {
  if (field?.type !== "list" || operator === "$contains" || operator === "$ncontains") return null;
  const options = fieldOptions(field.values ?? null);
  return options.length === 0 ? null : options;
};

/**
 * The choices that a condition names.
 * @param typed as a draft keeps them, with commas
 */
export const namedChoices = readTypedList;

/** The contacts that a condition names, by con_id; what is no number is left out. */
export const namedPeople = (typed: string): readonly number[] => namedChoices(typed).map(Number).filter(Number.isSafeInteger);

/** The condition with a choice more or less. */
export const withChoice = (typed: string, key: string, isOn: boolean): string => {
  const others = namedChoices(typed).filter((one) => one !== key);
  return writeTypedList(isOn ? [...others, key] : others);
};

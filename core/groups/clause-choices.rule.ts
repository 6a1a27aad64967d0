import { type FieldOption, fieldOptions } from "../fields/field-options.rule.ts";
import type { OperatorKey } from "../filters/operators.model.ts";
import type { GroupField } from "./contact-fields.rule.ts";
import { readTypedList, writeTypedList } from "./typed-list.rule.ts";

/** The choices offered for a condition: those of its field, if whole choices are compared; null for a text input. */
export const clauseChoices = (field: GroupField | undefined, operator: OperatorKey): readonly FieldOption[] | null => {
  if (field?.type !== "list" || operator === "$contains" || operator === "$ncontains") return null;
  const options = fieldOptions(field.values ?? null);
  return options.length === 0 ? null : options;
};

/**
 * The choices of a condition.
 * @param typed comma-separated, as in a draft
 */
export const namedChoices = readTypedList;

/** The con_ids of a condition; entries that are no number are left out. */
export const namedPeople = (typed: string): readonly number[] => namedChoices(typed).map(Number).filter(Number.isSafeInteger);

/** The condition with a choice added or removed. */
export const withChoice = (typed: string, key: string, isOn: boolean): string => {
  const others = namedChoices(typed).filter((one) => one !== key);
  return writeTypedList(isOn ? [...others, key] : others);
};

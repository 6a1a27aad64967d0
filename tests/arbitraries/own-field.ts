import type { Field } from "../../core/fields/field.model.ts";
import { plainField } from "../../core/fields/plain-field.rule.ts";

/** An own field of a type, as plain as can be. */
export const customFieldOf = (name: string, type: Field["type"], more: Partial<Field> = {}): Field => plainField({ name, label: name, type, ...more });

import { mainFields } from "../contacts/contact-fields.model.ts";
import { fieldConversions } from "./field-conversion.rule.ts";
import type { FieldType } from "./field-type.model.ts";

const builtIn: ReadonlySet<string> = new Set(mainFields);

/** The types that a field may be converted to: those of its type; none for standard fields. */
export const fieldMayBecome = (name: string, type: FieldType): readonly FieldType[] => (builtIn.has(name) ? [] : fieldConversions(type));

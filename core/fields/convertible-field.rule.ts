import { mainFields } from "../contacts/contact-fields.model.ts";
import { fieldConversions } from "./field-conversion.rule.ts";
import type { FieldType } from "./field-type.model.ts";

const builtIn: ReadonlySet<string> = new Set(mainFields);

/** The types that one field may become: those of its type, and none for the fields that every contact has. */
export const fieldMayBecome = (name: string, type: FieldType): readonly FieldType[] => (builtIn.has(name) ? [] : fieldConversions(type));

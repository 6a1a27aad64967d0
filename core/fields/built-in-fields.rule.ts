import { contactField, contactFieldNames, mainFields } from "../contacts/contact-fields.model.ts";
import type { Field } from "./field.model.ts";
import { plainField } from "./plain-field.rule.ts";

/** The fields of every contact; they cannot be deleted, converted or hidden. */
export const builtInFields: readonly Field[] = mainFields.map((name, order) =>
  plainField({ name, label: contactField(name).label, type: contactField(name).type, section: "", order }),
);

/** Keys reserved for other properties of contacts, which no custom field may have. */
export const reservedFieldNames: ReadonlySet<string> = new Set([...contactFieldNames, "id", "fields", "archived", "blocked", "version"]);

import { contactField, contactFieldNames, mainFields } from "../contacts/contact-fields.model.ts";
import type { Field } from "./field.model.ts";
import { plainField } from "./plain-field.rule.ts";

/** The fields that every contact has; they are never deleted, converted or hidden. */
export const builtInFields: readonly Field[] = mainFields.map((name, order) =>
  plainField({ name, label: contactField(name).label, type: contactField(name).type, section: "", order }),
);

/** Keys that no own field may have, since contacts have something else under them. */
export const reservedFieldNames: ReadonlySet<string> = new Set([...contactFieldNames, "id", "fields", "archived", "blocked", "version"]);

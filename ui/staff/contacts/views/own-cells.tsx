import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { isProductField } from "../../../../core/fields/contact-team.rule.ts";
import { type FieldViewer, isMaskedFor } from "../../../../core/fields/field-access.rule.ts";
import type { FieldType } from "../../../../core/fields/field-type.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import type { Column } from "../../../kit/grid-column.ts";
import styles from "./shape.module.css";

const unsortable: readonly FieldType[] = ["secret", "image", "related_contacts", "related_custom_object"];

const OwnValue = ({ field, value, words }: { readonly field: Field; readonly value: unknown; readonly words: WordsContext }) => {
  if (field.type === "image" && typeof value === "string" && value !== "")
    return <img className={styles["thumb"]} src={value} alt={field.label} loading="lazy" />;
  const said = fieldWords(field, value, words);
  return said === "" ? null : <span title={said}>{said}</span>;
};

/** The column of a custom field; secrets are masked, and columns masked for the viewer are not sortable. */
export const ownColumn = (field: Field, words: WordsContext, viewer: FieldViewer): Column<Contact> => ({
  id: `fields.${field.name}`,
  header: field.label,
  isSortable: !unsortable.includes(field.type) && !isProductField(field) && !isMaskedFor(field.type, viewer),
  ...(field.type === "int" ? { align: "end" as const } : {}),
  cell: (contact) => <OwnValue field={field} value={contact.fields[field.name]} words={words} />,
});

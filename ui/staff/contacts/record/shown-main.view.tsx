import { type WrittenField, writtenFields } from "../../../../core/contacts/contact-fields.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./contact-record.module.css";

/** The built-in fields, read-only. */
export const ShownMain = ({ contact }: { readonly contact: Contact }) => {
  const text = useText(contactsText);
  const shown = (field: WrittenField): string => {
    const value = contact[field];
    return typeof value === "string" ? value : value.map(field === "mobile" ? phoneDisplay : String).join(", ");
  };
  return (
    <dl className={styles["about"]}>
      {writtenFields.map((field) => (
        <div key={field} className={styles["pair"]}>
          <dt>{text(`fields.${field}`)}</dt>
          <dd>{shown(field) || "–"}</dd>
        </div>
      ))}
    </dl>
  );
};

import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "../contact-record.module.css";

/** The fields that every contact has, as whoever only reads them sees them. */
export const ShownMain = ({ contact }: { readonly contact: Contact }) => {
  const text = useText(contactsText);
  const values = {
    first_name: contact.first_name,
    last_name: contact.last_name,
    email: contact.email.join(", "),
    mobile: contact.mobile.map(phoneDisplay).join(", "),
    tags: contact.tags.join(", "),
  };
  return (
    <dl className={styles["about"]}>
      {(["first_name", "last_name", "email", "mobile", "tags"] as const).map((field) => (
        <div key={field} className={styles["pair"]}>
          <dt>{text(`fields.${field}`)}</dt>
          <dd>{values[field] || "–"}</dd>
        </div>
      ))}
    </dl>
  );
};

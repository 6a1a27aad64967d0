import type { ReactNode } from "react";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Card } from "../../../kit/card.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { NewContactFormView, type NewContactViewProps } from "./new-contact-form.view.tsx";
import styles from "./new-contact.module.css";

/** The page that creates a contact. */
export const NewContactView = ({ help, ...props }: NewContactViewProps & { readonly help?: ReactNode }) => {
  const text = useText(contactsText);
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("newTitle")} help={help} />
      <Card>
        <NewContactFormView {...props} />
      </Card>
    </div>
  );
};

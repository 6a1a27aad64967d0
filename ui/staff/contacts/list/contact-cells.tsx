import { Ban } from "lucide-react";
import type { ReactNode } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import styles from "./contact-list.module.css";

const mostTags = 2;

/** A contact's name and blocked state. */
export const ContactTitle = ({ contact, picture }: { readonly contact: Contact; readonly picture?: ReactNode }) => {
  const text = useText(contactsText);
  return (
    <span className={styles["name"]}>
      {picture}
      <span className={styles["words"]}>{contact.name}</span>
      {contact.blocked ? (
        <Pill icon={Ban} tone="danger">
          {text("list.blocked")}
        </Pill>
      ) : null}
    </span>
  );
};

export const ContactName = ({ contact }: { readonly contact: Contact }) => (
  <ContactTitle contact={contact} picture={<Avatar name={contact.name} id={contact.id} src={contact.photo} size={32} isDecorative />} />
);

/** The first value and the number of further ones. */
export const FirstOf = ({ texts }: { readonly texts: readonly string[] }) => {
  const text = useText(contactsText);
  const [first, ...more] = texts;
  if (first === undefined) return null;
  return (
    <span className={styles["first"]} title={texts.join(", ")}>
      <span className={styles["words"]}>{first}</span>
      {more.length === 0 ? null : <span className={styles["more"]}>{text("more", { count: more.length })}</span>}
    </span>
  );
};

export const Mobiles = ({ contact }: { readonly contact: Contact }) => <FirstOf texts={contact.mobile.map(phoneDisplay)} />;

export const Tags = ({ tags }: { readonly tags: readonly string[] }) => {
  const text = useText(contactsText);
  if (tags.length === 0) return null;
  return (
    <span className={styles["tags"]} title={tags.join(", ")}>
      {tags.slice(0, mostTags).map((tag) => (
        <Pill key={tag}>{tag}</Pill>
      ))}
      {tags.length > mostTags ? <span className={styles["more"]}>{text("more", { count: tags.length - mostTags })}</span> : null}
    </span>
  );
};

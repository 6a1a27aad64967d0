import type { Contact } from "../../../core/contacts/contact.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { contactHref } from "./list-address.ts";
import styles from "./new-contact.module.css";

/** Who has one of the emails or mobiles already. */
export const AlreadyExists = ({ others }: { readonly others: readonly Contact[] }) => {
  const text = useText(contactsText);
  if (others.length === 0) return null;
  return (
    <section className={styles["exists"]} role="alert" aria-label={text("create.existsTitle")}>
      <h2 className={styles["existsTitle"]}>{text("create.existsTitle")}</h2>
      <p>{text("create.existsBody", { count: others.length })}</p>
      <ul className={styles["others"]}>
        {others.map((contact) => (
          <li key={contact.id} className={styles["other"]}>
            <Avatar name={contact.name} id={contact.id} src={contact.photo} size={32} isDecorative />
            <span className={styles["otherName"]}>
              {contact.name}
              {contact.archived ? <Pill>{text("create.archived")}</Pill> : null}
            </span>
            <LinkButton href={contactHref(contact.con_id)} size="small" aria-label={text("create.openNamed", { name: contact.name })}>
              {text("create.open")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

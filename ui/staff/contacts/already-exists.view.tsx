import type { Contact } from "../../../core/contacts/contact.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { contactHref } from "./list-address.ts";
import styles from "./new-contact.module.css";

type AlreadyExistsProps = { readonly others: readonly Contact[]; /** told when a link leads away */ readonly onGo?: (() => void) | undefined; /** selects one instead of opening it */ readonly onSelect?: ((contact: Contact) => void) | undefined; /** brings one back from the archive */ readonly onUnarchive?: ((contact: Contact) => void) | undefined };

/** Who has one of the emails or mobiles already. */
export const AlreadyExists = ({ others, onGo, onSelect, onUnarchive }: AlreadyExistsProps) => {
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
            {contact.archived && onUnarchive !== undefined ? (
              <Button size="small" onPress={() => onUnarchive(contact)} aria-label={text("create.unarchiveNamed", { name: contact.name })}>
                {text("actions.unarchive")}
              </Button>
            ) : null}
            {onSelect === undefined ? (
              <LinkButton href={contactHref(contact.con_id)} size="small" onClick={onGo} aria-label={text("create.openNamed", { name: contact.name })}>
                {text("create.open")}
              </LinkButton>
            ) : (
              <Button size="small" onPress={() => onSelect(contact)} aria-label={text("create.selectNamed", { name: contact.name })}>
                {text("create.select")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

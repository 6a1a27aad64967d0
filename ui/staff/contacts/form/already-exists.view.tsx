import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { isOfAnotherTeam } from "../../../../core/contacts/other-team.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { contactHref } from "../list/list-address.ts";
import styles from "./new-contact.module.css";

type AlreadyExistsProps = {
  readonly others: readonly Contact[];
  /** the current team; contacts of other teams are shown without actions */ readonly team?: number | null;
  /** called when a link leaves the page */ readonly onGo?: (() => void) | undefined;
  /** selects a contact instead of opening it */ readonly onSelect?: ((contact: Contact) => void) | undefined;
  /** restores a contact from the archive */ readonly onUnarchive?: ((contact: Contact) => void) | undefined;
};

const Acts = ({
  contact,
  onGo,
  onSelect,
  onUnarchive,
}: Pick<AlreadyExistsProps, "onGo" | "onSelect" | "onUnarchive"> & { readonly contact: Contact }) => {
  const text = useText(contactsText);
  return (
    <>
      {contact.archived && onUnarchive !== undefined ? (
        <Button size="small" onPress={() => onUnarchive(contact)} aria-label={text("create.unarchiveNamed", { name: contact.name })}>
          {text("actions.unarchive")}
        </Button>
      ) : null}
      {onSelect === undefined ? (
        <LinkButton
          href={contactHref(contact.con_id)}
          size="small"
          onClick={onGo}
          aria-label={text("create.openNamed", { name: contact.name })}
        >
          {text("create.open")}
        </LinkButton>
      ) : (
        <Button size="small" onPress={() => onSelect(contact)} aria-label={text("create.selectNamed", { name: contact.name })}>
          {text("create.select")}
        </Button>
      )}
    </>
  );
};

/** Contacts that already have one of the emails or mobiles; for those of another team only name and picture. */
export const AlreadyExists = ({ others, team = null, onGo, onSelect, onUnarchive }: AlreadyExistsProps) => {
  const text = useText(contactsText);
  return (
    <section className={styles["exists"]} role="alert" aria-label={text("create.existsTitle")}>
      <h2 className={styles["existsTitle"]}>{text("create.existsTitle")}</h2>
      <p>{text("create.existsBody", { count: others.length })}</p>
      <ul className={styles["others"]}>
        {others.map((contact) => {
          const isElsewhere = isOfAnotherTeam(contact, team);
          return (
            <li key={contact.id} className={styles["other"]}>
              <Avatar name={contact.name} id={contact.id} src={contact.photo} size={32} isDecorative />
              <span className={styles["otherName"]}>
                {contact.name}
                {isElsewhere ? <Pill>{text("create.otherTeam")}</Pill> : contact.archived ? <Pill>{text("create.archived")}</Pill> : null}
              </span>
              {isElsewhere ? null : <Acts contact={contact} onGo={onGo} onSelect={onSelect} onUnarchive={onUnarchive} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

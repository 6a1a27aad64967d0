import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { DuplicatePair } from "../../../core/merges/merge.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./merges.module.css";

type PairProps = { readonly pair: DuplicatePair; readonly onMerge: () => void; readonly onDismiss: () => void };

const Person = ({ contact }: { readonly contact: Contact }) => (
  <div className={styles["person"]}>
    <Avatar name={contact.name} id={contact.id} src={contact.photo} size={40} isDecorative />
    <div className={styles["facts"]}>
      <Anchor href={`/ui/contacts/${contact.id}`} className={styles["name"]}>
        {contact.name}
      </Anchor>
      {[...contact.email, ...contact.mobile.map(phoneDisplay)].map((address) => (
        <span key={address} className={styles["quiet"]}>
          {address}
        </span>
      ))}
    </div>
  </div>
);

/** Two contacts side by side, with the reasons for the match and the actions. */
export const PairView = ({ pair, onMerge, onDismiss }: PairProps) => {
  const text = useText(mergesText);
  const name = text("pair", { first: pair.first.name, second: pair.second.name });
  return (
    <article className={styles["pair"]} aria-label={name}>
      <div className={styles["people"]}>
        <Person contact={pair.first} />
        <Person contact={pair.second} />
      </div>
      <div className={styles["reasons"]}>
        {pair.reasons.map((reason) => (
          <Pill key={reason} tone={reason === "name" ? "neutral" : "info"}>
            {text(`reasons.${reason}`)}
          </Pill>
        ))}
      </div>
      <div className={styles["actions"]}>
        <Button size="small" onPress={onDismiss} aria-label={`${text("notSame")}: ${name}`}>
          {text("notSame")}
        </Button>
        <Button size="small" kind="primary" onPress={onMerge} aria-label={`${text("merge")}: ${name}`}>
          {text("merge")}
        </Button>
      </div>
    </article>
  );
};

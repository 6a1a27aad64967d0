import type { Recipient, Recipients } from "../../../core/conversations/recipient.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { conversationsText } from "../../i18n/en/conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./recipients.module.css";

export type RecipientsViewProps = { readonly recipients: Remote<Recipients>; readonly onRetry: () => void };

const Row = ({ recipient: { kind, name, photo, absence } }: { readonly recipient: Recipient }) => {
  const text = useText(conversationsText);
  return (
    <li className={styles["recipient"]}>
      <Avatar name={name} src={photo} isDecorative />
      <span className={styles["words"]} dir="auto">
        <span className={styles["name"]}>{kind === "team" ? text("toTeam", { organisation: name }) : name}</span>
        <span className={styles["state"]}>{text(absence === null ? "answers" : `absence.${absence}`)}</span>
      </span>
    </li>
  );
};

/** Whom a new message is written to, whether somebody answers, and why nobody does. */
export const RecipientsView = ({ recipients, onRetry }: RecipientsViewProps) => {
  const text = useText(conversationsText);
  return (
    <RemoteView remote={recipients} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
      {(known) => (
        <div className={styles["recipients"]}>
          <span className={styles["to"]} aria-hidden="true">
            {text("to")}
          </span>
          <ul className={styles["list"]} aria-label={text("to")}>
            {known.recipients.map((recipient) => (
              <Row key={recipient.kind} recipient={recipient} />
            ))}
          </ul>
        </div>
      )}
    </RemoteView>
  );
};

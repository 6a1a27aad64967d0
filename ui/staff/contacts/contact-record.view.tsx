import { Archive, ArchiveRestore } from "lucide-react";
import { editedFields, type EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import { type ContactRecordState, shownContact } from "../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { SaveWord } from "../../kit/save-word.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { ClashDialog } from "./clash-dialog.view.tsx";
import { ContactFields, type Typing } from "./contact-fields.view.tsx";
import styles from "./contact-record.module.css";
import { ContactSection } from "./contact-section.view.tsx";

export type RecordSection = "main" | "about";

export type ContactRecordViewProps = {
  readonly state: ContactRecordState;
  readonly typing: Typing;
  readonly isOpen: (section: RecordSection) => boolean;
  /** epoch seconds */
  readonly now: number;
  readonly isMoving: boolean;
  readonly onToggle: (section: RecordSection) => void;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: EditedField) => void;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onMove: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

const NotSaved = ({ state, onRetry, onRestore }: ContactRecordViewProps) => {
  const text = useText(contactsText);
  if (state.failure === null) return null;
  const restore = (): void => {
    for (const field of editedFields(state.unsaved)) onRestore(field);
  };
  return (
    <Banner
      tone="danger"
      title={text("record.notSaved")}
      action={
        <span className={styles["choices"]}>
          {state.failure.tag === "invalid" ? null : (
            <Button size="small" onPress={onRetry}>
              {text("actions.retry")}
            </Button>
          )}
          <Button size="small" onPress={restore}>
            {text("record.restore")}
          </Button>
        </span>
      }
    >
      {failureMessage(state.failure)}
    </Banner>
  );
};

/** One contact: who it is, its fields, and where saving stands. */
export const ContactRecordView = (props: ContactRecordViewProps) => {
  const { state, now, isOpen, onToggle } = props;
  const text = useText(contactsText);
  const contact = shownContact(state);
  if (contact === undefined) return state.contact.tag === "failed" ? <FailureState failure={state.contact.failure} onRetry={props.onReload} /> : <SkeletonLines lines={8} />;
  return (
    <div className={styles["record"]}>
      <PageHeader
        title={contact.name}
        lead={<Avatar name={contact.name} id={contact.id} src={contact.photo} size={60} isDecorative />}
        note={
          <span className={styles["facts"]}>
            {contact.archived ? (
              <Pill icon={Archive} tone="warning">
                {text("record.archivedPill")}
              </Pill>
            ) : null}
            <SaveWord state={state.save} />
          </span>
        }
        actions={
          <Button icon={contact.archived ? ArchiveRestore : Archive} isPending={props.isMoving} onPress={props.onMove}>
            {text(contact.archived ? "actions.unarchive" : "actions.archive")}
          </Button>
        }
      />
      {contact.archived ? <Banner tone="warning">{text("record.archivedNote")}</Banner> : null}
      <NotSaved {...props} />
      <Card isFlush>
        <ContactSection title={text("record.main")} isOpen={isOpen("main")} onToggle={() => onToggle("main")}>
          <ContactFields state={state} typing={props.typing} onChange={props.onChange} />
        </ContactSection>
        <ContactSection title={text("record.about")} isOpen={isOpen("about")} onToggle={() => onToggle("about")}>
          <dl className={styles["about"]}>
            <dt>{text("record.id")}</dt>
            <dd>{contact.con_id}</dd>
            <dt>{text("record.created")}</dt>
            <dd>
              <TimeAgo at={contact.created_at} now={now} />
            </dd>
            <dt>{text("record.changed")}</dt>
            <dd>
              <TimeAgo at={contact.updated_at} now={now} />
            </dd>
          </dl>
        </ContactSection>
      </Card>
      {state.clash === null ? null : <ClashDialog clash={state.clash} mine={state.unsaved} onKeepMine={props.onKeepMine} onTakeTheirs={props.onTakeTheirs} />}
    </div>
  );
};

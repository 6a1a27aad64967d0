import type { ReactNode } from "react";
import { customFieldName, type EditedField } from "../../../../core/contacts/contact-edit.rule.ts";
import { isWrittenField } from "../../../../core/contacts/contact-fields.model.ts";
import { type ContactRecordState, shownContact } from "../../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../../core/contacts/contact-values.model.ts";
import { isSaidInPlace } from "../../../../core/contacts/record-slots.rule.ts";
import type { FieldSchema } from "../../../../core/fields/field-schema.model.ts";
import { fieldsOfSection } from "../../../../core/fields/field-sections.rule.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { fieldWords } from "../../../fields/field-words.ts";
import { NotSaved } from "../../../fields/not-saved.view.tsx";
import type { Typing } from "../../../fields/typing.model.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { loadable } from "../../../kit/loadable.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import { ContactFields } from "./contact-fields.view.tsx";
import styles from "./contact-record.module.css";
import { ContactSection } from "./contact-section.view.tsx";
import type { OwnFieldTools } from "./own-fields.view.tsx";
import { type RecordActs, RecordHeader } from "./record-header.view.tsx";
import { ShownMain } from "./shown-main.view.tsx";
import { ShownValues } from "./shown-values.view.tsx";

const Coming = () => <SkeletonLines lines={3} />;
const ownFields = loadable(async () => (await import("./own-fields.view.tsx")).OwnFields, Coming);
const assignedUser = loadable(async () => (await import("./assigned-user.view.tsx")).AssignedUser);
const clashDialog = loadable(async () => (await import("../../../fields/contact-clash.view.tsx")).ContactClash);

/** A section of a record: built-in fields, a section of custom fields by its slug, or metadata of the contact. */
export type RecordSection = "main" | "about" | `section:${string}`;

export type ContactRecordViewProps = Omit<RecordActs, "assigned"> & {
  readonly state: ContactRecordState;
  readonly typing: Typing;
  /** undefined until loaded */
  readonly schema: FieldSchema | undefined;
  readonly own: OwnFieldTools;
  readonly isOpen: (section: RecordSection) => boolean;
  /** epoch seconds */
  readonly now: number;
  readonly onToggle: (section: RecordSection) => void;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: EditedField) => void;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  /** below the mobile numbers */
  readonly belowMobile: ReactNode;
  /** shown above the fields */
  readonly notices: ReactNode;
  /** read-only sections */
  readonly kept: ReactNode;
  /** beside the fields */
  readonly aside: ReactNode;
  /** the timeline below the fields */
  readonly timeline: ReactNode;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** One contact: header, fields and save state. */
export const ContactRecordView = (props: ContactRecordViewProps) => {
  const { state, now, isOpen, onToggle } = props;
  const text = useText(contactsText);
  const life = useText(contactLifecycleText);
  const contact = shownContact(state);
  if (contact === undefined)
    return state.contact.tag === "failed" ? (
      <FailureState
        failure={state.contact.failure}
        onRetry={props.onReload}
        way={<LinkButton href="/ui/contacts">{text("record.toContacts")}</LinkButton>}
      />
    ) : (
      <SkeletonLines lines={8} />
    );
  const stored = props.schema?.sections ?? [];
  const shown = props.schema?.fields.filter(({ is_event, bucket_id }) => is_event !== true && bucket_id === null) ?? [];
  const fieldsIn = (slug: string): readonly Field[] => fieldsOfSection(shown, slug, stored);
  const sections = stored.filter(({ slug }) => slug !== "" && fieldsIn(slug).length > 0);
  const named = (name: string): Field | undefined => shown.find((field) => field.name === name);
  const labelOf = (edited: EditedField): string => {
    if (isWrittenField(edited)) return text(`fields.${edited}`);
    const name = customFieldName(edited) ?? edited;
    return named(name)?.label ?? name;
  };
  /** Whether the field is in an open section. */
  const isShown = (edited: EditedField): boolean => {
    const name = customFieldName(edited);
    if (name === null || fieldsIn("").some((field) => field.name === name)) return isOpen("main");
    return sections.some(({ slug }) => isOpen(`section:${slug}`) && fieldsIn(slug).some((field) => field.name === name));
  };
  const wordsOf = (edited: EditedField, value: unknown): string => {
    const name = customFieldName(edited);
    if (name === null) return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
    const field = named(name);
    return field === undefined ? "" : fieldWords(field, value, props.own.words);
  };
  const own = (fields: readonly Field[]): ReactNode =>
    props.isReadOnly === true ? (
      <ShownValues fields={fields} values={contact.fields} words={props.own.words} />
    ) : (
      <ownFields.View
        {...props.own}
        fields={fields}
        state={state}
        typing={props.typing}
        onChange={props.onChange}
        onRestore={props.onRestore}
      />
    );
  return (
    <div className={styles["record"]}>
      <RecordHeader
        {...props}
        contact={contact}
        assigned={
          props.isReadOnly === true ? null : (
            <assignedUser.View schema={props.schema} state={state} words={props.own.words} onChange={props.onChange} />
          )
        }
      />
      {contact.archived ? <Banner tone="warning">{text("record.archivedNote")}</Banner> : null}
      {contact.blocked ? <Banner tone="warning">{life("blockedNote")}</Banner> : null}
      {props.notices}
      {isSaidInPlace(state, isShown) ? null : (
        <NotSaved
          state={state}
          words={{ title: text("record.notSaved"), retry: text("actions.retry"), restore: text("record.restore") }}
          size="small"
          onRetry={props.onRetry}
          onRestore={props.onRestore}
        />
      )}
      <div className={styles["parts"]}>
        <Card isFlush>
          <ContactSection title={text("record.main")} isOpen={isOpen("main")} onToggle={() => onToggle("main")}>
            {props.isReadOnly === true ? (
              <>
                <ShownMain contact={contact} />
                {props.belowMobile}
              </>
            ) : (
              <ContactFields
                belowMobile={props.belowMobile}
                state={state}
                typing={props.typing}
                onChange={props.onChange}
                onRestore={props.onRestore}
              />
            )}
            {fieldsIn("").length === 0 ? null : own(fieldsIn(""))}
          </ContactSection>
          {sections.map(({ slug, title }) => (
            <ContactSection key={slug} title={title} isOpen={isOpen(`section:${slug}`)} onToggle={() => onToggle(`section:${slug}`)}>
              {own(fieldsIn(slug))}
            </ContactSection>
          ))}
          {props.kept}
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
        <div className={styles["aside"]}>{props.aside}</div>
        <div className={styles["timeline"]}>{props.timeline}</div>
      </div>
      {state.clash === null ? null : (
        <clashDialog.View
          clash={state.clash}
          mine={state.unsaved}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
          labelOf={labelOf}
          wordsOf={wordsOf}
        />
      )}
    </div>
  );
};

import { useCallback } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { assignedUserKey, isAssignedUser } from "../../../../core/fields/assigned-user.rule.ts";
import { bucketsOf } from "../../../../core/fields/bucket-values.rule.ts";
import { BucketStore } from "../../../../core/fields/buckets.port.ts";
import type { FieldSchema } from "../../../../core/fields/field-schema.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import { bucketsText } from "../../../i18n/en/buckets.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import styles from "./contact-record.module.css";
import { ContactSection } from "./contact-section.view.tsx";
import { FetchedSection, fetchedTitle } from "./fetched-section.view.tsx";
import { ShownValues } from "./shown-values.view.tsx";

type Sections = { readonly isOpen: (section: `section:${string}`) => boolean; readonly onToggle: (section: `section:${string}`) => void };
export type BucketSectionsProps = Sections & {
  readonly contact: Contact;
  readonly schema: FieldSchema;
  readonly words: WordsContext;
  /** epoch seconds */ readonly now: number;
};

const Fetched = ({ contact, fields, words, now, isOpen, onToggle }: BucketSectionsProps & { readonly fields: readonly Field[] }) => {
  const text = useText(bucketsText);
  const store = useService(BucketStore);
  const { con_id } = contact;
  const ask = useCallback((id: string) => store.fetched(Number(id)), [store]);
  const { answer: remote, again: reload } = useAnswer(ask, String(con_id));
  if (latestValue(remote)?.state === "off") return null;
  return (
    <ContactSection
      title={fetchedTitle(remote) ?? text("http.title")}
      isOpen={isOpen("section:~http")}
      onToggle={() => onToggle("section:~http")}
    >
      <FetchedSection remote={remote} fields={fields} words={words} now={now} onRetry={reload} />
    </ContactSection>
  );
};

const Rep = ({ contact, schema, fields, words, isOpen, onToggle }: BucketSectionsProps & { readonly fields: readonly Field[] }) => {
  const text = useText(bucketsText);
  const assigned = schema.fields.find(isAssignedUser);
  const name = assigned === undefined ? "" : fieldWords(assigned, contact.fields[assignedUserKey], words);
  const isEmpty = fields.every((field) => contact.fields[field.name] === undefined);
  const note = name === "" ? text("record.repNobody") : isEmpty ? text("record.repEmpty", { name }) : null;
  return (
    <ContactSection
      title={name === "" ? text("rep.title") : text("record.rep", { name })}
      isOpen={isOpen("section:~rep")}
      onToggle={() => onToggle("section:~rep")}
    >
      {note === null ? <ShownValues fields={fields} values={contact.fields} words={words} /> : <p className={styles["kept"]}>{note}</p>}
    </ContactSection>
  );
};

/** The read-only sections of a contact: details of the assigned user, fetched values, and all other buckets. */
export const BucketSections = (props: BucketSectionsProps) => {
  const [, rep, http, ...others] = bucketsOf(props.schema.fields, null).map((bucket) => ({
    ...bucket,
    fields: Object.values(bucket.fields),
  }));
  return (
    <>
      {rep === undefined || rep.fields.length === 0 ? null : <Rep {...props} fields={rep.fields} />}
      {http === undefined || http.fields.length === 0 ? null : <Fetched {...props} fields={http.fields} />}
      {others.map(({ type, title, fields }) => (
        <ContactSection
          key={type}
          title={title}
          isOpen={props.isOpen(`section:~${type}`)}
          onToggle={() => props.onToggle(`section:~${type}`)}
        >
          <ShownValues fields={fields} values={props.contact.fields} words={props.words} />
        </ContactSection>
      ))}
    </>
  );
};

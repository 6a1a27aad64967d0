import { Fragment, type ReactNode } from "react";
import type { EditedField } from "../../../../core/contacts/contact-edit.rule.ts";
import {
  type AddressField,
  contactField,
  isAddressField,
  isLineField,
  writtenFields,
} from "../../../../core/contacts/contact-fields.model.ts";
import { type ContactRecordState, shownContact } from "../../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../../core/contacts/contact-values.model.ts";
import { entryState, fieldState, slotError, tagsOf, withEntry, withEntryBack } from "../../../../core/contacts/record-slots.rule.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { NameEdit } from "../../../fields/name-edit.view.tsx";
import { useProblemWords } from "../../../fields/problem-words.ts";
import type { Typing } from "../../../fields/typing.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { InlineEdit } from "../../../kit/inline-edit.view.tsx";

type ContactFieldsProps = {
  readonly state: ContactRecordState;
  readonly typing: Typing;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: EditedField) => void;
};

/** @property belowMobile what is said of the mobile numbers */
type AllFieldsProps = ContactFieldsProps & { readonly belowMobile: ReactNode };

const inputTypes = { email: "email", mobile: "tel" } as const;

const Entries = ({ field, state, typing, onChange }: ContactFieldsProps & { readonly field: AddressField }) => {
  const text = useText(contactsText);
  const name = text(`fields.${field}`);
  const problem = useProblemWords();
  const texts = shownContact(state)?.[field] ?? [];
  const stored = latestValue(state.contact)?.[field] ?? [];
  const { most = 1 } = contactField(field);
  const slots = texts.length < most ? [...texts, ""] : texts;
  const label = (index: number): string => {
    if (index === texts.length) return text("record.new", { field: name.toLocaleLowerCase() });
    return index === 0 ? name : text("record.number", { field: name, number: index + 1 });
  };
  return slots.map((value, index) => (
    <InlineEdit
      key={`${field}.${index}`}
      label={label(index)}
      value={field === "mobile" ? phoneDisplay(value) : value}
      inputType={inputTypes[field]}
      state={entryState(state, field, index)}
      error={problem(slotError(state, field, index === texts.length ? null : index), field)}
      typedBefore={typing.before(`${field}.${index}`)}
      onTyping={(typed) => typing.keep(`${field}.${index}`, typed)}
      onSave={(typed) => onChange({ [field]: withEntry(texts, index, typed) })}
      onUndo={() => onChange({ [field]: withEntryBack(texts, stored, index) })}
    />
  ));
};

const Tags = ({ state, typing, onChange, onRestore }: ContactFieldsProps) => {
  const text = useText(contactsText);
  return (
    <InlineEdit
      label={text("fields.tags")}
      value={(shownContact(state)?.tags ?? []).join(", ")}
      state={fieldState(state, "tags")}
      error={slotError(state, "tags", null)?.message}
      typedBefore={typing.before("tags")}
      onTyping={(typed) => typing.keep("tags", typed)}
      onSave={(typed) => onChange({ tags: tagsOf(typed) })}
      onUndo={() => onRestore("tags")}
    />
  );
};

/** The built-in fields of a contact, edited in place. */
export const ContactFields = ({ belowMobile, ...props }: AllFieldsProps) => {
  const text = useText(contactsText);
  return writtenFields.map((field) => {
    if (isLineField(field)) return <NameEdit key={field} {...props} label={text(`fields.${field}`)} field={field} />;
    if (!isAddressField(field)) return <Tags key={field} {...props} />;
    return (
      <Fragment key={field}>
        <Entries {...props} field={field} />
        {field === "mobile" ? belowMobile : null}
      </Fragment>
    );
  });
};

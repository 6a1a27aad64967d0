import { latestValue } from "../../../core/kernel/remote.ts";
import { type ContactRecordState, shownContact } from "../../../core/contacts/contact-record.model.ts";
import type { EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import { mostAddresses } from "../../../core/contacts/contact-lists.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { NameEdit } from "../../fields/name-edit.view.tsx";
import { useProblemWords } from "../../fields/problem-words.ts";
import type { Typing } from "../../fields/typing.ts";
import { InlineEdit } from "../../kit/inline-edit.view.tsx";
import { entryState, fieldState, slotError, tagsOf, withEntry, withEntryBack } from "../../../core/contacts/record-slots.rule.ts";

type ContactFieldsProps = { readonly state: ContactRecordState; readonly typing: Typing; readonly onChange: (values: ContactValues) => void; readonly onRestore: (field: EditedField) => void };

const inputTypes = { email: "email", mobile: "tel" } as const;

const Entries = ({ field, state, typing, onChange }: ContactFieldsProps & { readonly field: "email" | "mobile" }) => {
  const text = useText(contactsText);
  const name = text(`fields.${field}`);
  const problem = useProblemWords();
  const texts = shownContact(state)?.[field] ?? [];
  const stored = latestValue(state.contact)?.[field] ?? [];
  const slots = texts.length < mostAddresses ? [...texts, ""] : texts;
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
      error={problem(slotError(state, field, index === texts.length ? null : index), field, field)}
      typedBefore={typing.before(`${field}.${index}`)}
      onTyping={(typed) => typing.keep(`${field}.${index}`, typed)}
      onSave={(typed) => onChange({ [field]: withEntry(texts, index, typed) })}
      onUndo={() => onChange({ [field]: withEntryBack(texts, stored, index) })}
    />
  ));
};

/** The fields that every contact has, each edited where it stands. */
export const ContactFields = (props: ContactFieldsProps) => {
  const text = useText(contactsText);
  const tags = shownContact(props.state)?.tags ?? [];
  return (
    <>
      <NameEdit {...props} label={text("fields.first_name")} field="first_name" />
      <NameEdit {...props} label={text("fields.last_name")} field="last_name" />
      <Entries {...props} field="email" />
      <Entries {...props} field="mobile" />
      <InlineEdit
        label={text("fields.tags")}
        value={tags.join(", ")}
        state={fieldState(props.state, "tags")}
        error={slotError(props.state, "tags", null)}
        typedBefore={props.typing.before("tags")}
        onTyping={(typed) => props.typing.keep("tags", typed)}
        onSave={(typed) => props.onChange({ tags: tagsOf(typed) })}
        onUndo={() => props.onRestore("tags")}
      />
    </>
  );
};

import type { LineField } from "../../core/contacts/contact-fields.model.ts";
import { type ContactRecordState, shownContact } from "../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../core/contacts/contact-values.model.ts";
import { fieldState, slotError } from "../../core/contacts/record-slots.rule.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { InlineEdit } from "../kit/inline-edit.view.tsx";
import type { Typing } from "./typing.model.ts";

type NameEditProps = {
  readonly label: string;
  readonly field: LineField;
  readonly state: ContactRecordState;
  readonly typing: Typing;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: LineField) => void;
};

/** A line of text that every contact has, such as a name, edited in place. */
export const NameEdit = ({ label, field, state, typing, onChange, onRestore }: NameEditProps) => {
  const say = useRefusalWords();
  const error = slotError(state, field, null);
  return (
    <InlineEdit
      label={label}
      value={shownContact(state)?.[field] ?? ""}
      state={fieldState(state, field)}
      error={error === undefined ? undefined : say(error)}
      typedBefore={typing.before(field)}
      onTyping={(typed) => typing.keep(field, typed)}
      onSave={(typed) => onChange({ [field]: typed })}
      onUndo={() => onRestore(field)}
    />
  );
};

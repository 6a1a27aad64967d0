import { customField, type EditedField } from "../../../../core/contacts/contact-edit.rule.ts";
import { type ContactRecordState, shownContact } from "../../../../core/contacts/contact-record.model.ts";
import type { ContactValues } from "../../../../core/contacts/contact-values.model.ts";
import { fieldState, slotError } from "../../../../core/contacts/record-slots.rule.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { isWritableField } from "../../../../core/fields/writable-field.rule.ts";
import type { FieldEditorProps, SecretTools } from "../../../fields/field-editor.ts";
import { fieldEditors } from "../../../fields/field-editors.view.tsx";
import type { WordsContext } from "../../../fields/field-words.ts";
import type { Typing } from "../../../fields/typing.model.ts";

/** The dependencies of custom fields. */
export type OwnFieldTools = {
  readonly words: WordsContext;
  readonly onSelectPeople: FieldEditorProps["onSelectPeople"];
  readonly onChoosePicture?: FieldEditorProps["onChoosePicture"];
  readonly secretOf: (name: string) => SecretTools;
};

type OwnFieldsProps = OwnFieldTools & {
  readonly fields: readonly Field[];
  readonly state: ContactRecordState;
  readonly typing: Typing;
  readonly onChange: (values: ContactValues) => void;
  readonly onRestore: (field: EditedField) => void;
};

/** The custom fields of a contact, edited in place. */
export const OwnFields = ({
  fields,
  state,
  typing,
  words,
  onChange,
  onRestore,
  onSelectPeople,
  onChoosePicture,
  secretOf,
}: OwnFieldsProps) => {
  const values = shownContact(state)?.fields ?? {};
  return fields.map((field) => {
    const slot = customField(field.name);
    const Editor = fieldEditors[field.type];
    return (
      <Editor
        key={field.name}
        field={field}
        value={values[field.name] ?? null}
        words={words}
        state={fieldState(state, slot)}
        error={slotError(state, slot, null)}
        isReadOnly={!isWritableField(field)}
        typedBefore={typing.before(slot)}
        onTyping={(typed) => typing.keep(slot, typed)}
        onSave={(value) => onChange({ fields: { [field.name]: value } })}
        onUndo={() => onRestore(slot)}
        onSelectPeople={onSelectPeople}
        onChoosePicture={onChoosePicture}
        secret={secretOf(field.name)}
      />
    );
  });
};

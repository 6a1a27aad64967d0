import { Lock } from "lucide-react";
import { customField, type EditedField } from "../../../core/contacts/contact-edit.rule.ts";
import { shownContact } from "../../../core/contacts/contact-record.model.ts";
import { isOwnToChange } from "../../../core/contacts/own-details.rule.ts";
import { fieldState, slotError } from "../../../core/contacts/record-slots.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { NameEdit } from "../../fields/name-edit.view.tsx";
import { plainEditors } from "../../fields/plain-editors.view.tsx";
import { ownDetailsText } from "../../i18n/en/own-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { LockedValue } from "./locked-value.view.tsx";
import styles from "./own-details.module.css";
import type { OwnDetailsViewProps } from "./own-details.view.tsx";

type Section = { readonly slug: string; readonly title: string; readonly fields: readonly Field[] };
type SectionsProps = OwnDetailsViewProps & { readonly sections: readonly Section[] };

const Main = (props: OwnDetailsViewProps) => {
  const text = useText(ownDetailsText);
  const { organisation } = props;
  const contact = shownContact(props.state);
  return (
    <>
      <NameEdit {...props} label={text("fields.first_name")} field="first_name" />
      <NameEdit {...props} label={text("fields.last_name")} field="last_name" />
      <LockedValue label={text("fields.email")} organisation={organisation}>
        {contact?.email.join(", ")}
      </LockedValue>
      <LockedValue label={text("fields.mobile")} organisation={organisation}>
        {contact?.mobile.map(phoneDisplay).join(", ")}
      </LockedValue>
    </>
  );
};

const OwnField = ({
  field,
  state,
  typing,
  words,
  organisation,
  onChange,
  onRestore,
  secretOf,
}: OwnDetailsViewProps & { readonly field: Field }) => {
  const slot: EditedField = customField(field.name);
  const value = shownContact(state)?.fields[field.name] ?? null;
  if (!isOwnToChange(field) || field.type === "related_contacts" || field.type === "related_custom_object")
    return (
      <LockedValue
        label={field.label}
        organisation={organisation}
        field={field}
        value={value}
        words={words}
        secret={secretOf(field.name)}
      />
    );
  const Editor = plainEditors[field.type];
  return (
    <Editor
      field={field}
      value={value}
      words={words}
      state={fieldState(state, slot)}
      error={slotError(state, slot, null)}
      isReadOnly={false}
      typedBefore={typing.before(slot)}
      onTyping={(typed) => typing.keep(slot, typed)}
      onSave={(next) => onChange({ fields: { [field.name]: next } })}
      onUndo={() => onRestore(slot)}
      onSelectPeople={() => Promise.resolve(null)}
      secret={secretOf(field.name)}
    />
  );
};

/** A card per section: the learner's name and contact details first, then custom fields. */
export const OwnDetailsSections = (props: SectionsProps) => {
  const text = useText(ownDetailsText);
  const { sections, organisation } = props;
  return (
    <>
      {sections.map(({ slug, title, fields }) => (
        <Card key={slug} title={title === "" ? text("main") : title}>
          <div className={styles["fields"]}>
            {slug === "" ? <Main {...props} /> : null}
            {fields.map((field) => (
              <OwnField key={field.name} {...props} field={field} />
            ))}
          </div>
        </Card>
      ))}
      <p className={styles["lockedNote"]}>
        <Lock className={styles["lock"]} aria-hidden="true" />
        {text("lockedNote", { organisation })}
      </p>
    </>
  );
};

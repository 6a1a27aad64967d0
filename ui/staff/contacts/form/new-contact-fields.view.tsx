import { type ReactNode, useState } from "react";
import type { NewContactState } from "../../../../core/contacts/new-contact.service.ts";
import type { FieldSchema } from "../../../../core/fields/field-schema.model.ts";
import { fieldsOfSection } from "../../../../core/fields/field-sections.rule.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { isFormField } from "../../../../core/fields/form-field.rule.ts";
import { fieldInputsText } from "../../../i18n/en/field-inputs.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { FieldInputProps } from "../../fields/field-input.ts";
import { fieldInputs } from "../../fields/field-inputs.view.tsx";
import styles from "./new-contact.module.css";

/** The custom fields shown in a contact form. */
export const formFields = (schema: FieldSchema): readonly Field[] => schema.fields.filter(isFormField);

type SectionProps = {
  readonly title: string;
  /** opens the section regardless of the user's choice */ readonly isNeeded: boolean;
  readonly children: () => ReactNode;
};

/** A section whose inputs are rendered when it is opened. */
const Section = ({ title, isNeeded, children }: SectionProps) => {
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || isNeeded;
  return (
    <details className={styles["section"]} open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary className={styles["summary"]}>{title}</summary>
      {isOpen ? <div className={styles["fields"]}>{children()}</div> : null}
    </details>
  );
};

export type NewContactFieldsProps = Pick<FieldInputProps, "words" | "onSelectPeople" | "onChoosePicture"> & {
  readonly schema: FieldSchema;
  readonly onChange: (field: Field, value: unknown) => void;
};

/** Custom fields by section; a section with a required field, a value or an error is open. */
export const NewContactFields = ({
  schema,
  state,
  words,
  onSelectPeople,
  onChoosePicture,
  onChange,
}: NewContactFieldsProps & { readonly state: NewContactState }) => {
  const text = useText(fieldInputsText);
  const shown = formFields(schema);
  const errorOf = ({ name }: Field): string | undefined => state.errors[`fields.${name}`]?.[0];
  const inputs = (fields: readonly Field[]) =>
    fields.map((field) => {
      if (field.type === "related_custom_object") return null;
      const Input = fieldInputs[field.type];
      const value = field.type === "secret" ? state.secrets[field.name] : state.values.fields[field.name];
      return (
        <Input
          key={field.name}
          field={field}
          value={value ?? undefined}
          words={words}
          error={errorOf(field)}
          onChange={(next) => onChange(field, next)}
          onSelectPeople={onSelectPeople}
          onChoosePicture={onChoosePicture}
        />
      );
    });
  const sections = [{ slug: "", title: text("more") }, ...schema.sections.filter(({ slug }) => slug !== "")].map((section) => ({
    ...section,
    fields: fieldsOfSection(shown, section.slug, schema.sections),
  }));
  return sections.map(({ slug, title, fields }) =>
    fields.length === 0 ? null : (
      <Section
        key={slug}
        title={title}
        isNeeded={fields.some(
          (field) => field.required === true || errorOf(field) !== undefined || state.values.fields[field.name] !== undefined,
        )}
      >
        {() => inputs(fields)}
      </Section>
    ),
  );
};

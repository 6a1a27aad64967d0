import type { HTMLInputTypeAttribute } from "react";
import { offeredOptions } from "../../core/fields/field-options.rule.ts";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { Field } from "../../core/fields/field.model.ts";
import { holdsSeveral } from "../../core/fields/one-choice.rule.ts";
import { secretMask } from "../../core/fields/secret.rule.ts";
import { type AskedField, isTypedField } from "../../core/lessons/shown/asked-fields.rule.ts";
import { ImageEditor } from "../fields/image-editor.view.tsx";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Checkbox } from "../kit/checkbox.view.tsx";
import { PasswordField } from "../kit/password-field.view.tsx";
import { RadioGroup } from "../kit/radio-group.view.tsx";
import { TextArea } from "../kit/text-area.view.tsx";
import { TextField } from "../kit/text-field.view.tsx";
import styles from "./contact-item.module.css";

type ControlProps = {
  readonly asked: AskedField;
  readonly label: string;
  /** what the control holds: typed text, or the value */
  readonly content: unknown;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (content: unknown) => void;
};

const inputTypes: Partial<Record<FieldType, HTMLInputTypeAttribute>> = { email: "email", date: "date", time: "datetime-local" };

const Choices = ({ known, label, content, isDisabled, error, onChange, help }: ControlProps & { known: Field; help: string }) => {
  const text = useText(lessonItemsText);
  if (known.type === "bool")
    return (
      <RadioGroup
        label={label}
        help={help}
        error={error}
        isDisabled={isDisabled}
        value={content === true ? "yes" : content === false ? "no" : null}
        options={[
          { id: "yes", label: text("contact.yes") },
          { id: "no", label: text("contact.no") },
        ]}
        onChange={(id) => onChange(id === "yes")}
      />
    );
  const options = offeredOptions(known.values);
  const chosen = Array.isArray(content) ? content.map(String) : content === null || content === undefined ? [] : [String(content)];
  if (!holdsSeveral(known))
    return (
      <RadioGroup
        label={label}
        help={help}
        error={error}
        isDisabled={isDisabled}
        value={chosen[0] ?? null}
        options={options.map((option) => ({ id: option.key, label: option.label }))}
        onChange={(id) => onChange([id])}
      />
    );
  return (
    <div role="group" aria-label={label} className={styles["choices"]}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      {options.map((option) => (
        <Checkbox
          key={option.key}
          isSelected={chosen.includes(option.key)}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(options.map(({ key }) => key).filter((key) => (key === option.key ? isOn : chosen.includes(key))))}
        >
          {option.label}
        </Checkbox>
      ))}
      {help === "" ? null : <p className={styles["help"]}>{help}</p>}
      {error === undefined ? null : <p className={styles["error"]}>{error}</p>}
    </div>
  );
};

/** The control of a field that a learner is asked for, by the field's type; a hidden or secret value is never in it. */
export const ContactControl = (props: ControlProps) => {
  const text = useText(lessonViewsText);
  const { asked, label, content, isDisabled, error, onChange } = props;
  const { known, question, hasValue } = asked;
  const type = known?.type ?? "string";
  const isHidden = question.isHidden || type === "secret";
  const help = isHidden ? text("contact.hidden") : "";
  if (known !== null && type === "image")
    return (
      <ImageEditor
        field={{ label }}
        value={content}
        state="idle"
        error={error === undefined ? undefined : { message: error }}
        isReadOnly={isDisabled}
        onSave={onChange}
      />
    );
  if (known !== null && !isTypedField(known)) return <Choices {...props} known={known} help={help} />;
  const field = {
    label,
    isOptional: !question.isRequired,
    isDisabled,
    error,
    value: typeof content === "string" ? content : "",
    onChange,
    ...(isHidden ? { help, ...(known === null || hasValue ? { placeholder: secretMask } : {}) } : {}),
  };
  if (type === "secret") return <PasswordField {...field} autoComplete="new-password" />;
  if (type === "textarea") return <TextArea {...field} />;
  return (
    <TextField
      {...field}
      type={inputTypes[type] ?? "text"}
      {...(type === "int" ? { inputMode: "numeric" as const } : {})}
      autoComplete="off"
    />
  );
};

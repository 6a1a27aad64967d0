import { type FunctionComponent, useState } from "react";
import { offeredOptions } from "../../../core/fields/field-options.rule.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { chosenOne, isOneChoice, offeredByName } from "../../../core/fields/one-choice.rule.ts";
import { typedText, valueOfTyped } from "../../../core/fields/typed-value.rule.ts";
import { ChosenPeople } from "../../fields/chosen-people.view.tsx";
import { ImageEditor } from "../../fields/image-editor.view.tsx";
import { fieldInputsText } from "../../i18n/en/field-inputs.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import type { FieldInputProps } from "./field-input.ts";
import styles from "./field-inputs.module.css";

const longest = 5_000;

/** A one-line input that keeps the text as typed. */
const line = (type: "text" | "email" | "date" | "datetime-local"): FunctionComponent<FieldInputProps> => {
  const LineInput = ({ field, value, words, error, onChange }: FieldInputProps) => {
    const [typed, setTyped] = useState(() => typedText(field.type, value, words.timeZone));
    const isEmptied = value === undefined && typed !== "";
    return (
      <TextField
        label={field.label}
        type={type === "email" ? "text" : type}
        {...(type === "email" ? { inputMode: "email" as const } : field.type === "int" ? { inputMode: "numeric" as const } : {})}
        autoComplete="off"
        isRequired={field.required === true}
        maxLength={longest}
        value={isEmptied ? "" : typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          onChange(valueOfTyped(field.type, text, words.timeZone));
        }}
      />
    );
  };
  return LineInput;
};

const LinesInput = ({ field, value, error, onChange }: FieldInputProps) => (
  <TextArea
    label={field.label}
    rows={3}
    isRequired={field.required === true}
    value={typeof value === "string" ? value : ""}
    error={error}
    onChange={(text) => onChange(text === "" ? null : text)}
  />
);

const SecretInput = ({ field, value, error, onChange }: FieldInputProps) => {
  const text = useText(fieldInputsText);
  return (
    <PasswordField
      label={field.label}
      help={text("secretHelp")}
      autoComplete="new-password"
      isRequired={field.required === true}
      maxLength={longest}
      value={typeof value === "string" ? value : ""}
      error={error}
      onChange={onChange}
    />
  );
};

const BoolInput = ({ field, value, words, error, onChange }: FieldInputProps) => {
  const text = useText(fieldInputsText);
  return (
    <RadioGroup
      label={field.label}
      options={[
        { id: "none", label: text("notSaid") },
        { id: "yes", label: words.text("yes") },
        { id: "no", label: words.text("no") },
      ]}
      value={value === true ? "yes" : value === false ? "no" : "none"}
      error={error}
      onChange={(id) => onChange(id === "none" ? null : id === "yes")}
    />
  );
};

const OneInput = ({ field, value, error, onChange }: FieldInputProps) => (
  <ComboBox
    label={field.label}
    isRequired={field.required === true}
    options={offeredByName(field.values).map(({ key, label }) => ({ id: key, label }))}
    selected={chosenOne(value)}
    error={error}
    onSelect={(key) => onChange(key === null ? null : [key])}
  />
);

const SeveralInput = ({ field, value, error, onChange }: FieldInputProps) => {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const offered = offeredOptions(field.values);
  const toggle = (key: string, isOn: boolean): void => {
    const next = offered.map((option) => option.key).filter((one) => (one === key ? isOn : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{field.label}</legend>
      <div className={styles["choices"]}>
        {offered.map(({ key, label }) => (
          <Checkbox key={key} isSelected={chosen.includes(key)} onChange={(isOn) => toggle(key, isOn)}>
            {label}
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : (
        <p className={styles["problem"]} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const ListInput = (props: FieldInputProps) => (isOneChoice(props.field) ? <OneInput {...props} /> : <SeveralInput {...props} />);

const PeopleInput = ({ field, value, words, error, onChange, onSelectPeople }: FieldInputProps) => {
  const ids = Array.isArray(value) ? value.map(Number) : [];
  const put = (next: readonly number[]): void => onChange(next.length === 0 ? null : next);
  const select = async (): Promise<void> => {
    const chosen = await onSelectPeople(field.label, ids);
    if (chosen !== null) put(chosen);
  };
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{field.label}</legend>
      <ChosenPeople label={field.label} ids={ids} names={words.names} onSelect={() => void select()} onChange={put} />
      {error === undefined ? null : (
        <p className={styles["problem"]} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const ImageInput = ({ field, value, error, onChange, onChoosePicture }: FieldInputProps) => (
  <ImageEditor
    state="idle"
    isReadOnly={false}
    field={field}
    value={value}
    error={error === undefined ? undefined : { message: error }}
    onSave={onChange}
    onChoosePicture={onChoosePicture}
  />
);

/** The input of each field type in a form that is submitted as a whole; related custom objects are edited on the record. */
export const fieldInputs: Readonly<Record<Exclude<FieldType, "related_custom_object">, FunctionComponent<FieldInputProps>>> = {
  int: line("text"),
  bool: BoolInput,
  string: line("text"),
  textarea: LinesInput,
  email: line("email"),
  date: line("date"),
  time: line("datetime-local"),
  list: ListInput,
  related_contacts: PeopleInput,
  image: ImageInput,
  id_number: line("text"),
  secret: SecretInput,
};

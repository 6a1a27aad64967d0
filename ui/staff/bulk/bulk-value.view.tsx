import { type ReactNode, useState } from "react";
import { type BulkField, entriesOf } from "../../../core/bulk/bulk-fields.rule.ts";
import { offeredOptions } from "../../../core/fields/field-options.rule.ts";
import { chosenOne, isOneChoice, offeredByName } from "../../../core/fields/one-choice.rule.ts";
import { valueOfTyped } from "../../../core/fields/typed-value.rule.ts";
import { ChosenPeople } from "../../fields/chosen-people.view.tsx";
import type { FieldEditorProps } from "../../fields/field-editor.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { ImageEditor } from "../../fields/image-editor.view.tsx";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./bulk.module.css";

type BulkValueProps = {
  readonly field: BulkField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly words: WordsContext;
  /**
   * lets the user select contacts; null when cancelled
   * @param chosen the current selection
   */
  readonly onSelectPeople: (label: string, chosen: readonly number[]) => Promise<readonly number[] | null>;
  readonly onChoosePicture?: FieldEditorProps["onChoosePicture"];
  readonly onChange: (value: unknown) => void;
};

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const Group = ({
  label,
  error,
  children,
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className={styles["group"]} role="group" aria-label={label}>
    <span className={styles["groupLabel"]} aria-hidden="true">
      {label}
    </span>
    {children}
    {error === undefined ? null : (
      <span role="alert" className={styles["error"]}>
        {error}
      </span>
    )}
  </div>
);

const Choices = ({ field, value, error, onChange }: BulkValueProps) => {
  const text = useText(bulkText);
  const chosen = textsOf(value);
  const offered = offeredOptions(field.own?.values ?? null);
  const order = offered.map(({ key }) => key);
  return (
    <Group label={text("window.value")} error={error}>
      <div className={styles["choices"]} role="group" aria-label={field.label}>
        {offered.map(({ key, label }) => (
          <Checkbox
            key={key}
            isSelected={chosen.includes(key)}
            onChange={(isOn) => onChange(order.filter((one) => (one === key ? isOn : chosen.includes(one))))}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
};

const OneOf = ({ field, value, error, onChange }: BulkValueProps) => {
  const text = useText(bulkText);
  return (
    <ComboBox
      label={text("window.value")}
      options={offeredByName(field.own?.values ?? null).map(({ key, label }) => ({ id: key, label }))}
      selected={chosenOne(value)}
      error={error}
      onSelect={(key) => onChange(key === null ? null : [key])}
    />
  );
};

const People = ({ field, value, error, words, onSelectPeople, onChange }: BulkValueProps) => {
  const text = useText(bulkText);
  const ids = idsOf(value);
  const select = async (): Promise<void> => {
    const chosen = await onSelectPeople(field.label, ids);
    if (chosen !== null) onChange(chosen);
  };
  return (
    <Group label={text("window.value")} error={error}>
      <ChosenPeople label={field.label} ids={ids} names={words.names} onSelect={() => void select()} onChange={onChange} />
    </Group>
  );
};

const Typed = ({ field, error, words, onChange }: BulkValueProps) => {
  const text = useText(bulkText);
  const [typed, setTyped] = useState("");
  const put = (next: string): void => {
    setTyped(next);
    onChange(field.isList ? entriesOf(next) : valueOfTyped(field.type, next, words.timeZone));
  };
  const shared = { label: text("window.value"), value: typed, onChange: put, ...(error === undefined ? {} : { error }) };
  if (field.type === "textarea") return <TextArea {...shared} rows={4} />;
  const type = field.type === "date" ? "date" : field.type === "time" ? "datetime-local" : "text";
  return <TextField {...shared} type={type} autoFocus {...(field.isList ? { help: text("window.several") } : {})} />;
};

/** The input for the value of a bulk action, by the type of the field. */
export const BulkValue = (props: BulkValueProps) => {
  const text = useText(bulkText);
  const { field, value, error, onChange } = props;
  switch (field.type) {
    case "bool":
      return (
        <Select
          label={text("window.value")}
          options={[
            { id: "yes", label: text("window.yes") },
            { id: "no", label: text("window.no") },
          ]}
          selected={typeof value === "boolean" ? (value ? "yes" : "no") : null}
          onSelect={(id) => onChange(id === "yes")}
          {...(error === undefined ? {} : { error })}
        />
      );
    case "list":
      if (field.own !== null && isOneChoice(field.own)) return <OneOf {...props} />;
      return field.own?.values === null ? <Typed {...props} /> : <Choices {...props} />;
    case "related_contacts":
      return <People {...props} />;
    case "image":
      return (
        <ImageEditor
          field={field}
          value={value}
          state="idle"
          error={error === undefined ? undefined : { message: error }}
          isReadOnly={false}
          onSave={onChange}
          onChoosePicture={props.onChoosePicture}
        />
      );
    default:
      return <Typed {...props} />;
  }
};

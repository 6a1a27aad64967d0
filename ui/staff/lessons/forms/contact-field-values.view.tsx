import { type ItemField, learnersFields, timeFields } from "../../../../core/lessons/item-fields.rule.ts";
import { itemCatalogue } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ComboBox } from "../../../kit/combo-box.view.tsx";
import { Switch } from "../../../kit/switch.view.tsx";
import styles from "./card-rows.module.css";
import { RowList } from "./row-list.view.tsx";
import { recordsOf, textOf, type ValueEditorProps } from "./value-editor.ts";

const useFieldOptions = ({ type, tools }: Pick<ValueEditorProps, "type" | "tools">) => {
  const text = useText(lessonFormsText);
  const isBooking = itemCatalogue[type].group === "scheduling";
  const usable: readonly ItemField[] = tools.fields === null ? [] : (isBooking ? timeFields : learnersFields)(tools.fields.fields);
  const options = (chosen: string) => [
    ...usable.map(({ name, label }) => ({ id: name, label })),
    ...(chosen === "" || usable.some(({ name }) => name === chosen) ? [] : [{ id: chosen, label: text("contact.gone", { name: chosen }) }]),
  ];
  const note =
    tools.fields === null
      ? text("contact.loading")
      : usable.length > 0
        ? null
        : isBooking
          ? text("contact.emptyTime")
          : text("contact.empty");
  return { options, note };
};

/** A field of contacts: one that learners may change of themselves, or for bookings one that holds a time. */
export const ContactFieldValue = (props: ValueEditorProps) => {
  const { options, note } = useFieldOptions(props);
  const chosen = textOf(props.value);
  return (
    <ComboBox
      label={props.label}
      help={note ?? props.hint}
      error={props.problem()}
      isReadOnly={props.isReadOnly}
      selected={chosen === "" ? null : chosen}
      options={options(chosen)}
      onSelect={props.onChange}
    />
  );
};

type Update = {
  readonly contact_field: string | null;
  readonly hide_value: boolean;
  readonly skip_already_set: boolean;
  readonly required: boolean;
};

const blank: Update = { contact_field: null, hide_value: false, skip_already_set: false, required: false };
const flags = [
  ["required", "contact.required"],
  ["hide_value", "contact.hide"],
  ["skip_already_set", "contact.skip"],
] as const;

const updateOf = (value: Readonly<Record<string, unknown>>): Update => ({
  contact_field: textOf(value["contact_field"]) === "" ? null : textOf(value["contact_field"]),
  hide_value: value["hide_value"] === true,
  skip_already_set: value["skip_already_set"] === true,
  required: value["required"] === true,
});

/** Several fields of contacts that learners may change of themselves. */
export const ContactFieldsValue = (props: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const { options, note } = useFieldOptions(props);
  const { isReadOnly, problem } = props;
  return (
    <RowList
      label={props.label}
      hint={note ?? props.hint}
      error={problem()}
      rows={recordsOf(props.value).map(updateOf)}
      isReadOnly={isReadOnly}
      words="entries"
      add={text("contact.add")}
      blank={blank}
      onEdit={({ rows }) => props.onChange(rows)}
    >
      {(row, at, change) => (
        <div className={styles["card"]}>
          <ComboBox
            label={text("contact.field", { number: at + 1 })}
            isLabelHidden
            placeholder={text("contact.field", { number: at + 1 })}
            error={problem(`${at}.contact_field`)}
            isReadOnly={isReadOnly}
            selected={row.contact_field}
            options={options(row.contact_field ?? "")}
            onSelect={(contact_field) => change({ ...row, contact_field })}
          />
          {flags.map(([key, words]) => (
            <Switch key={key} isSelected={row[key]} isDisabled={isReadOnly} onChange={(isOn) => change({ ...row, [key]: isOn })}>
              {text(words)}
            </Switch>
          ))}
        </div>
      )}
    </RowList>
  );
};

import { Pencil } from "lucide-react";
import { fieldOptionLabel, offeredOptions } from "../../core/fields/field-options.rule.ts";
import { isOneChoice } from "../../core/fields/one-choice.rule.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Checkbox } from "../kit/checkbox.view.tsx";
import { IconButton } from "../kit/icon-button.view.tsx";
import { Pill } from "../kit/pill.view.tsx";
import { Popover } from "../kit/popover.view.tsx";
import { Switch } from "../kit/switch.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";
import { OneChoiceEditor } from "./one-choice-editor.view.tsx";

/** A boolean, saved at once. */
export const BoolEditor = ({ field, value, words, state, error, isReadOnly, onUndo, onSave }: FieldEditorProps) => (
  <FieldFrame label={field.label} state={state} error={error} onUndo={onUndo}>
    <Switch aria-label={field.label} isSelected={value === true} isDisabled={isReadOnly} onChange={onSave}>
      {words.text(value === true ? "yes" : "no")}
    </Switch>
  </FieldFrame>
);

const chosenOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)];

/** A list field: several choices, or one where the field holds only one. */
export const ListEditor = (props: FieldEditorProps) =>
  isOneChoice(props.field) ? <OneChoiceEditor {...props} /> : <SeveralEditor {...props} />;

/** Several choices of a list; each tick is saved at once, and an option that is no longer offered can only be removed. */
const SeveralEditor = ({ field, value, state, error, isReadOnly, onUndo, onSave }: FieldEditorProps) => {
  const text = useText(fieldValuesText);
  const chosen = chosenOf(value);
  const offered = offeredOptions(field.values);
  const gone = chosen
    .filter((key) => offered.every((option) => option.key !== key))
    .map((key) => ({ key, label: fieldOptionLabel(field.values, key) }));
  const order = [...offered, ...gone].map(({ key }) => key);
  const toggle = (key: string, isOn: boolean): void => onSave(order.filter((one) => (one === key ? isOn : chosen.includes(one))));
  return (
    <FieldFrame label={field.label} state={state} error={error} onUndo={onUndo}>
      {chosen.length === 0 ? (
        <span className={styles["muted"]}>{text("none")}</span>
      ) : (
        chosen.map((key) => <Pill key={key}>{fieldOptionLabel(field.values, key)}</Pill>)
      )}
      {isReadOnly ? null : (
        <Popover
          label={text("change", { label: field.label })}
          trigger={<IconButton icon={Pencil} size="small" kind="quiet" label={text("change", { label: field.label })} />}
        >
          {(close) => (
            <>
              <div className={styles["choices"]} role="group" aria-label={field.label}>
                {[...offered, ...gone].map(({ key, label }) => (
                  <Checkbox key={key} isSelected={chosen.includes(key)} onChange={(isOn) => toggle(key, isOn)}>
                    {label}
                  </Checkbox>
                ))}
              </div>
              <Button size="small" onPress={close}>
                {text("done")}
              </Button>
            </>
          )}
        </Popover>
      )}
    </FieldFrame>
  );
};

import { type ComponentType, useId, useState } from "react";
import type { OperandKind } from "../../../core/filters/operand.rule.ts";
import type { DraftValue } from "../../../core/groups/filter-draft.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import type { DateHintInput } from "./date-hint-input.ts";
import styles from "./filter-builder.module.css";
import { type Suggest, Suggestions } from "./suggestions.view.tsx";

type ClauseValueProps = {
  readonly operand: OperandKind;
  readonly value: DraftValue;
  /** whether the stored value is shown read-only, because its field is no longer usable */
  readonly isKept: boolean;
  readonly error: string | undefined;
  /** the field whose values are suggested; absent without suggestions */
  readonly suggested?: { readonly field: string; readonly suggest: Suggest } | undefined;
  /** says which date a text in words means; absent without it */
  readonly DateHint?: ComponentType<DateHintInput> | undefined;
  readonly onLeave: () => void;
  readonly onChange: (value: DraftValue) => void;
};

type TypedValueProps = Pick<ClauseValueProps, "operand" | "error" | "suggested" | "onLeave" | "onChange"> & { readonly typed: string };

/** One or several values as text; existing values of contacts are suggested while the input has the focus. */
const TypedValue = ({ operand, typed, error, suggested, onLeave, onChange }: TypedValueProps) => {
  const text = useText(groupsText);
  const id = useId();
  const [isIn, setIn] = useState(false);
  const isOffered = isIn && suggested !== undefined;
  return (
    <>
      <TextField
        label={text("build.value")}
        isLabelHidden
        value={typed}
        {...(operand === "text" ? {} : { placeholder: text("build.list") })}
        {...(error === undefined ? {} : { error })}
        list={isOffered ? id : undefined}
        onChange={onChange}
        onFocus={() => setIn(true)}
        onBlur={() => {
          setIn(false);
          onLeave();
        }}
      />
      {isOffered ? <Suggestions id={id} field={suggested.field} operand={operand} typed={typed} suggest={suggested.suggest} /> : null}
    </>
  );
};

/** The read-only value of a condition whose field is deleted; it is removed with the condition. */
const KeptValue = ({ value }: { readonly value: DraftValue }) => {
  const text = useText(groupsText);
  const said =
    typeof value === "object" ? `${value.from} – ${value.to}` : typeof value === "boolean" ? text(value ? "build.yes" : "build.no") : value;
  return said === "" ? null : (
    <p className={styles["kept"]} dir="auto">
      {said}
    </p>
  );
};

/** The value of a condition, with the input for its operator. */
export const ClauseValue = ({ operand, value, isKept, error, suggested, DateHint, onLeave, onChange }: ClauseValueProps) => {
  const text = useText(groupsText);
  const wrong = error === undefined ? {} : { error };
  const typed = typeof value === "string" ? value : "";
  switch (operand) {
    case "none":
      return (
        <div>
          {isKept ? <KeptValue value={value} /> : null}
          {error === undefined ? null : <p className={styles["error"]}>{error}</p>}
        </div>
      );
    case "flag":
      return (
        <Select
          label={text("build.value")}
          isLabelHidden
          options={[
            { id: "true", label: text("build.yes") },
            { id: "false", label: text("build.no") },
          ]}
          selected={String(value === true)}
          onSelect={(chosen) => onChange(chosen === "true")}
        />
      );
    case "range": {
      const range = typeof value === "object" ? value : { from: "", to: "" };
      return (
        <div className={styles["range"]}>
          <TextField label={text("build.from")} value={range.from} onChange={(from) => onChange({ ...range, from })} {...wrong} />
          {DateHint === undefined ? null : <DateHint value={range.from} />}
          <TextField
            label={text("build.to")}
            help={text("build.expression")}
            value={range.to}
            onBlur={onLeave}
            onChange={(to) => onChange({ ...range, to })}
          />
          {DateHint === undefined ? null : <DateHint value={range.to} />}
        </div>
      );
    }
    case "day":
      return (
        <TextField label={text("build.value")} isLabelHidden type="date" value={typed} onBlur={onLeave} onChange={onChange} {...wrong} />
      );
    case "days":
      return (
        <TextField
          label={text("build.days")}
          isLabelHidden
          inputMode="numeric"
          suffix={text("build.days")}
          value={typed}
          onBlur={onLeave}
          onChange={onChange}
          {...wrong}
        />
      );
    case "number":
      return (
        <TextField
          label={text("build.value")}
          isLabelHidden
          inputMode="decimal"
          value={typed}
          onBlur={onLeave}
          onChange={onChange}
          {...wrong}
        />
      );
    case "set":
    case "texts":
    case "text":
      return <TypedValue operand={operand} typed={typed} error={error} suggested={suggested} onLeave={onLeave} onChange={onChange} />;
  }
};

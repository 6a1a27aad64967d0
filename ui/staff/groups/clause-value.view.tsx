import type { OperandKind } from "../../../core/filters/operand.rule.ts";
import type { DraftValue } from "../../../core/groups/filter-draft.model.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./filter-builder.module.css";

type ClauseValueProps = { readonly operand: OperandKind; readonly value: DraftValue; readonly error: string | undefined; readonly onChange: (value: DraftValue) => void };

/** The value of a condition, with the input that its comparison takes. */
export const ClauseValue = ({ operand, value, error, onChange }: ClauseValueProps) => {
  const text = useText(groupsText);
  const wrong = error === undefined ? {} : { error };
  const typed = typeof value === "string" ? value : "";
  switch (operand) {
    case "none":
      return error === undefined ? <span /> : <p className={styles["error"]}>{error}</p>;
    case "flag":
      return (
        <Select
          label={text("build.value")}
          isLabelHidden
          options={[{ id: "true", label: text("build.yes") }, { id: "false", label: text("build.no") }]}
          selected={String(value === true)}
          onSelect={(chosen) => onChange(chosen === "true")}
        />
      );
    case "range": {
      const range = typeof value === "object" ? value : { from: "", to: "" };
      return (
        <div className={styles["range"]}>
          <TextField label={text("build.from")} value={range.from} onChange={(from) => onChange({ ...range, from })} {...wrong} />
          <TextField label={text("build.to")} help={text("build.expression")} value={range.to} onChange={(to) => onChange({ ...range, to })} />
        </div>
      );
    }
    case "day":
      return <TextField label={text("build.value")} isLabelHidden type="date" value={typed} onChange={onChange} {...wrong} />;
    case "days":
      return <TextField label={text("build.days")} isLabelHidden inputMode="numeric" suffix={text("build.days")} value={typed} onChange={onChange} {...wrong} />;
    case "number":
      return <TextField label={text("build.value")} isLabelHidden inputMode="decimal" value={typed} onChange={onChange} {...wrong} />;
    case "set":
    case "texts":
      return <TextField label={text("build.value")} isLabelHidden placeholder={text("build.list")} value={typed} onChange={onChange} {...wrong} />;
    case "text":
      return <TextField label={text("build.value")} isLabelHidden value={typed} onChange={onChange} {...wrong} />;
  }
};

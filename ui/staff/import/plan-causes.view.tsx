import { useState } from "react";
import { fieldOptions } from "../../../core/fields/field-options.rule.ts";
import { placeOfProblem } from "../../../core/import/import-causes.rule.ts";
import type { ImportTarget } from "../../../core/import/import-mapping.model.ts";
import type { ImportCause, PlanCause } from "../../../core/import/import-plan.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import { importPlanText } from "../../i18n/en/import-plan.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./import.module.css";
import type { PlanStepProps } from "./plan-step.view.tsx";

type CausesProps = Pick<PlanStepProps, "current" | "onFix" | "onLenient" | "onAddOptions"> & { readonly causes: readonly PlanCause[] };
type WrongValue = PlanCause["values"][number];

const shownValues = 5;
const leaveEmpty = "empty";
const addOption = "add";

/** Advice for causes that no typed value can fix. */
const advice = {
  "two-matches": "mend.two-matches",
  taken: "mend.taken",
  "unknown-person": "mend.unknown-person",
  "unknown-id": "mend.unknown-id",
  "may-not-add": "mend.may-not-add",
  nobody: "mend.nobody",
  loop: "mend.loop",
  quote: "mend.quote",
  "extra-cells": "mend.extra-cells",
  required: "mend.required",
} as const satisfies Partial<Record<ImportCause, string>>;
const isAdvised = (cause: ImportCause): cause is keyof typeof advice => Object.hasOwn(advice, cause);

const targetOf = ({ targets, mapping }: Import, column: number | null): ImportTarget | undefined =>
  column === null ? undefined : targets.find(({ id }) => id === mapping[column]);

const WrittenValue = ({
  value: { text: value, count },
  column,
  onFix,
}: {
  readonly value: WrongValue;
  readonly column: number;
  readonly onFix: PlanStepProps["onFix"];
}) => {
  const text = useText(importPlanText);
  const [to, setTo] = useState("");
  return (
    <form
      className={styles["fix"]}
      onSubmit={(event) => {
        event.preventDefault();
        onFix({ column, from: value, to });
      }}
    >
      <span className={styles["wrong"]}>{text("value", { value, rows: text("rows", { count }) })}</span>
      <TextField label={text("readFor", { value })} isLabelHidden placeholder={text("read")} value={to} onChange={setTo} />
      <Button type="submit" size="small">
        {to.trim() === "" ? text("fixEmpty") : text("fix")}
      </Button>
    </form>
  );
};

type ChoiceProps = { readonly value: WrongValue; readonly column: number; readonly target: ImportTarget } & Pick<
  CausesProps,
  "onFix" | "onAddOptions"
>;

const StrangeChoice = ({ value: { text: value, count }, column, target, onFix, onAddOptions }: ChoiceProps) => {
  const text = useText(importPlanText);
  const offered = fieldOptions(target.values).map(({ key, label }) => ({ id: `o:${key}`, label }));
  const adding = onAddOptions === null ? [] : [{ id: addOption, label: text("addOption", { value, field: target.label }) }];
  const choose = (id: string): void =>
    id === addOption ? onAddOptions?.(column, [value]) : onFix({ column, from: value, to: id === leaveEmpty ? "" : id.slice(2) });
  return (
    <div className={styles["choice"]}>
      <span className={styles["wrong"]}>{text("value", { value, rows: text("rows", { count }) })}</span>
      <Select
        label={text("readFor", { value })}
        isLabelHidden
        placeholder={text("choose")}
        options={[...adding, { id: leaveEmpty, label: text("fixEmpty") }, ...offered]}
        selected={null}
        onSelect={choose}
      />
    </div>
  );
};

const Cause = ({
  cause: { cause, column, count, first_row, values },
  current,
  onFix,
  onLenient,
  onAddOptions,
}: Omit<CausesProps, "causes"> & { readonly cause: PlanCause }) => {
  const text = useText(importPlanText);
  const name = placeOfProblem({ cause, column, value: values.map((value) => value.text).join(", ") }, current.columns);
  const target = targetOf(current, column);
  const isChoice = cause === "bad-choice" && target !== undefined && target.values !== null;
  const mendable = target === undefined || target.type === "secret" ? [] : values.slice(0, shownValues);
  return (
    <li className={styles["cause"]}>
      <strong>{name === undefined ? text(`reasons.${cause}`) : text("cause", { column: name, reason: text(`reasons.${cause}`) })}</strong>
      <span className={styles["note"]}>
        {text("rows", { count })}, {text("firstRow", { row: first_row })}
      </span>
      {isAdvised(cause) ? <span className={styles["note"]}>{text(advice[cause])}</span> : null}
      {column === null || target === undefined
        ? null
        : mendable.map((value) =>
            isChoice ? (
              <StrangeChoice key={value.text} value={value} column={column} target={target} onFix={onFix} onAddOptions={onAddOptions} />
            ) : (
              <WrittenValue key={value.text} value={value} column={column} onFix={onFix} />
            ),
          )}
      {values.length > mendable.length && mendable.length > 0 ? (
        <span className={styles["note"]}>{text("moreValues", { count: values.length - mendable.length })}</span>
      ) : null}
      {column === null || target === undefined ? null : (
        <div className={styles["whole"]}>
          {isChoice && onAddOptions !== null ? (
            <Button
              size="small"
              onPress={() =>
                onAddOptions(
                  column,
                  values.map((value) => value.text),
                )
              }
            >
              {text("addAll", { count: values.length, field: target.label })}
            </Button>
          ) : null}
          {values.length === 1 && mendable.length === 1 ? null : (
            <Button size="small" onPress={() => onLenient(column, true)}>
              {text("leaveAll")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

/** Errors of the rows by cause and column, with fixes that apply to all rows at once. */
export const PlanCauses = ({ causes, ...props }: CausesProps) => {
  const text = useText(importPlanText);
  if (causes.length === 0) return null;
  return (
    <Card title={text("causes")} note={text("failedLater")}>
      <ul className={styles["causes"]}>
        {causes.map((cause) => (
          <Cause key={`${cause.cause} ${cause.column}`} cause={cause} {...props} />
        ))}
      </ul>
    </Card>
  );
};

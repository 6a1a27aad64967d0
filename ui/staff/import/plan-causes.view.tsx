import { useState } from "react";
import { fieldOptions } from "../../../core/fields/field-options.rule.ts";
import { placeOfProblem } from "../../../core/import/import-causes.ts";
import type { ImportTarget } from "../../../core/import/import-mapping.model.ts";
import type { ImportCause, PlanCause } from "../../../core/import/import-plan.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import { importText } from "../../i18n/en/import.ts";
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

/** What helps against a cause that no value typed here could mend. */
const advice = {
  "two-matches": "plan.mend.two-matches",
  taken: "plan.mend.taken",
  "unknown-person": "plan.mend.unknown-person",
  "unknown-id": "plan.mend.unknown-id",
  "may-not-add": "plan.mend.may-not-add",
  nobody: "plan.mend.nobody",
  loop: "plan.mend.loop",
  quote: "plan.mend.quote",
  "extra-cells": "plan.mend.extra-cells",
  required: "plan.mend.required",
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
  const text = useText(importText);
  const [to, setTo] = useState("");
  return (
    <form
      className={styles["fix"]}
      onSubmit={(event) => {
        event.preventDefault();
        onFix({ column, from: value, to });
      }}
    >
      <span className={styles["wrong"]}>{text("plan.value", { value, rows: text("plan.rows", { count }) })}</span>
      <TextField label={text("plan.readFor", { value })} isLabelHidden placeholder={text("plan.read")} value={to} onChange={setTo} />
      <Button type="submit" size="small">
        {to.trim() === "" ? text("plan.fixEmpty") : text("plan.fix")}
      </Button>
    </form>
  );
};

type ChoiceProps = { readonly value: WrongValue; readonly column: number; readonly target: ImportTarget } & Pick<
  CausesProps,
  "onFix" | "onAddOptions"
>;

const StrangeChoice = ({ value: { text: value, count }, column, target, onFix, onAddOptions }: ChoiceProps) => {
  const text = useText(importText);
  const offered = fieldOptions(target.values).map(({ key, label }) => ({ id: `o:${key}`, label }));
  const adding = onAddOptions === null ? [] : [{ id: addOption, label: text("plan.addOption", { value, field: target.label }) }];
  const choose = (id: string): void =>
    id === addOption ? onAddOptions?.(column, [value]) : onFix({ column, from: value, to: id === leaveEmpty ? "" : id.slice(2) });
  return (
    <div className={styles["choice"]}>
      <span className={styles["wrong"]}>{text("plan.value", { value, rows: text("plan.rows", { count }) })}</span>
      <Select
        label={text("plan.readFor", { value })}
        isLabelHidden
        placeholder={text("plan.choose")}
        options={[...adding, { id: leaveEmpty, label: text("plan.fixEmpty") }, ...offered]}
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
  const text = useText(importText);
  const name = placeOfProblem({ cause, column, value: values.map((value) => value.text).join(", ") }, current.columns);
  const target = targetOf(current, column);
  const isChoice = cause === "bad-choice" && target !== undefined && target.values !== null;
  const mendable = target === undefined || target.type === "secret" ? [] : values.slice(0, shownValues);
  return (
    <li className={styles["cause"]}>
      <strong>
        {name === undefined ? text(`plan.reasons.${cause}`) : text("plan.cause", { column: name, reason: text(`plan.reasons.${cause}`) })}
      </strong>
      <span className={styles["note"]}>
        {text("plan.rows", { count })}, {text("plan.firstRow", { row: first_row })}
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
        <span className={styles["note"]}>{text("plan.moreValues", { count: values.length - mendable.length })}</span>
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
              {text("plan.addAll", { count: values.length, field: target.label })}
            </Button>
          ) : null}
          {values.length === 1 && mendable.length === 1 ? null : (
            <Button size="small" onPress={() => onLenient(column, true)}>
              {text("plan.leaveAll")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

/** What is wrong with rows, by cause and column, and how to mend it for all of them at once. */
export const PlanCauses = ({ causes, ...props }: CausesProps) => {
  const text = useText(importText);
  if (causes.length === 0) return null;
  return (
    <Card title={text("plan.causes")} note={text("plan.failedLater")}>
      <ul className={styles["causes"]}>
        {causes.map((cause) => (
          <Cause key={`${cause.cause} ${cause.column}`} cause={cause} {...props} />
        ))}
      </ul>
    </Card>
  );
};

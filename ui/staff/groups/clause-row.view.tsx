import type { ComponentType, ReactNode } from "react";
import { isOperatorKey, operatorInfo, operatorsOf } from "../../../core/filters/operators.model.ts";
import { clauseChoices } from "../../../core/groups/clause-choices.rule.ts";
import { fieldTypesOf, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import type { DraftClause } from "../../../core/groups/filter-draft.model.ts";
import { askingOf, emptyValue, operandOf } from "../../../core/groups/filter-draft.rule.ts";
import { isSuggested } from "../../../core/groups/suggested-value.rule.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Select } from "../../kit/select.view.tsx";
import { ClauseChoice } from "./clause-choice.view.tsx";
import { ClauseValue } from "./clause-value.view.tsx";
import type { DateHintInput } from "./date-hint-input.ts";
import styles from "./filter-builder.module.css";
import type { PeopleInput } from "./people-input.ts";
import type { Suggest } from "./suggestions.view.tsx";

type ClauseRowProps = {
  readonly clause: DraftClause;
  readonly number: number;
  readonly fields: readonly GroupField[];
  readonly error: string | undefined;
  readonly menu: ReactNode;
  readonly suggest?: Suggest | undefined;
  readonly People?: ComponentType<PeopleInput> | undefined;
  readonly DateHint?: ComponentType<DateHintInput> | undefined;
  /** the value input lost the focus */
  readonly onLeave: () => void;
  readonly onChange: (clause: DraftClause) => void;
};

/** One condition on a field: field, operator and value. */
export const ClauseRow = ({ clause, number, fields, error, menu, suggest, People, DateHint, onLeave, onChange }: ClauseRowProps) => {
  const text = useText(groupsText);
  const types = fieldTypesOf(fields);
  const known = fields.find(({ name }) => name === clause.field);
  const operand = operandOf(clause.field, clause.operator, types);
  const choices = clauseChoices(known, clause.operator);
  const offered = fields.map(({ name, label }) => ({ id: name, label }));
  const operators = known === undefined ? [] : operatorsOf(known.type);
  const changeOperator = (operator: string): void => {
    if (!isOperatorKey(operator)) return;
    const next = operandOf(clause.field, operator, types);
    onChange({ ...clause, operator, value: next === operand ? clause.value : emptyValue(next) });
  };
  const typed = typeof clause.value === "string" ? clause.value : "";
  const put = (value: DraftClause["value"]): void => onChange({ ...clause, value });
  const value = (): ReactNode => {
    if (known?.type === "related_contacts" && operand === "set" && People !== undefined)
      return <People field={known} typed={typed} error={error} onLeave={onLeave} onChange={put} />;
    if (choices !== null) return <ClauseChoice choices={choices} typed={typed} error={error} onLeave={onLeave} onChange={put} />;
    const suggested = suggest !== undefined && isSuggested(known?.type, operand) ? { field: clause.field, suggest } : undefined;
    return (
      <ClauseValue
        operand={operand}
        value={clause.value}
        isKept={clause.kept !== undefined}
        error={error}
        suggested={suggested}
        DateHint={DateHint}
        onLeave={onLeave}
        onChange={put}
      />
    );
  };
  return (
    <div className={styles["row"]} role="group" aria-label={text("build.clause", { number })}>
      <div className={styles["cell"]}>
        <Select
          label={text("build.field")}
          isLabelHidden
          options={known === undefined ? [{ id: clause.field, label: text("build.gone", { field: clause.field }) }, ...offered] : offered}
          selected={clause.field}
          onSelect={(field) => onChange(askingOf(clause, field, types))}
        />
      </div>
      <div className={styles["cell"]}>
        <Select
          label={text("build.operator")}
          isLabelHidden
          options={(operators.includes(clause.operator) ? operators : [clause.operator, ...operators]).map((key) => ({
            id: key,
            label: operatorInfo(key).label,
          }))}
          selected={clause.operator}
          onSelect={changeOperator}
        />
      </div>
      <div className={styles["cell"]} data-value>
        {value()}
      </div>
      <div className={styles["menu"]}>{menu}</div>
    </div>
  );
};

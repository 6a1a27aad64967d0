import type { ReactNode } from "react";
import { isOperatorKey, operatorInfo, operatorsOf } from "../../../core/filters/operators.model.ts";
import { fieldTypesOf, type GroupField } from "../../../core/groups/contact-fields.rule.ts";
import type { DraftClause } from "../../../core/groups/filter-draft.model.ts";
import { emptyValue, firstOperator, operandOf } from "../../../core/groups/filter-draft.rule.ts";
import { isSuggested } from "../../../core/groups/suggested-value.rule.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Select } from "../../kit/select.view.tsx";
import { ClauseValue } from "./clause-value.view.tsx";
import styles from "./filter-builder.module.css";
import type { Suggest } from "./suggestions.view.tsx";

type ClauseRowProps = {
  readonly clause: DraftClause;
  readonly number: number;
  readonly fields: readonly GroupField[];
  readonly error: string | undefined;
  readonly menu: ReactNode;
  readonly suggest?: Suggest | undefined;
  readonly onChange: (clause: DraftClause) => void;
};

/** One condition on a field: which, how, and with what. */
export const ClauseRow = ({ clause, number, fields, error, menu, suggest, onChange }: ClauseRowProps) => {
  const text = useText(groupsText);
  const types = fieldTypesOf(fields);
  const known = fields.find(({ name }) => name === clause.field);
  const operand = operandOf(clause.field, clause.operator, types);
  const choices = fields.map(({ name, label }) => ({ id: name, label }));
  const changeField = (field: string): void => {
    const type = types[field];
    if (type === undefined) return;
    const operator = type === known?.type ? clause.operator : firstOperator(type);
    const next = operandOf(field, operator, types);
    onChange({ ...clause, field, operator, value: next === operand ? clause.value : emptyValue(next) });
  };
  const changeOperator = (operator: string): void => {
    if (!isOperatorKey(operator)) return;
    const next = operandOf(clause.field, operator, types);
    onChange({ ...clause, operator, value: next === operand ? clause.value : emptyValue(next) });
  };
  return (
    <div className={styles["row"]} role="group" aria-label={text("build.clause", { number })}>
      <div className={styles["cell"]}>
        <Select
          label={text("build.field")}
          isLabelHidden
          options={known === undefined ? [{ id: clause.field, label: text("build.gone", { field: clause.field }) }, ...choices] : choices}
          selected={clause.field}
          onSelect={changeField}
        />
      </div>
      <div className={styles["cell"]}>
        <Select
          label={text("build.operator")}
          isLabelHidden
          options={known === undefined ? [{ id: clause.operator, label: operatorInfo(clause.operator).label }] : operatorsOf(known.type).map((key) => ({ id: key, label: operatorInfo(key).label }))}
          selected={clause.operator}
          onSelect={changeOperator}
        />
      </div>
      <div className={styles["cell"]}>
        <ClauseValue operand={operand} value={clause.value} error={error} suggested={suggest !== undefined && isSuggested(known?.type, operand) ? { field: clause.field, suggest } : undefined} onChange={(value) => onChange({ ...clause, value })} />
      </div>
      <div className={styles["menu"]}>{menu}</div>
    </div>
  );
};

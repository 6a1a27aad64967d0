import { allRowRules, RowRule } from "../../../core/access/row-rule.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { rowRulesText } from "../../i18n/en/row-rules.ts";
import { useText } from "../../i18n/use-text.ts";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { fieldError } from "../../react/use-submit.ts";

export type RowRuleChoiceProps = {
  readonly rule: RowRule;
  readonly failure: Failure | null;
  readonly onRule: (rule: RowRule) => void;
};

/** The choice of the contacts that a user sees. */
export const RowRuleChoice = ({ rule, failure, onRule }: RowRuleChoiceProps) => {
  const text = useText(rowRulesText);
  return (
    <RadioGroup
      label={text("title")}
      value={rule}
      error={fieldError(failure, "row_rule")}
      options={allRowRules.map((id) => ({ id, label: text(`rules.${id}`), note: text(`notes.${id}`) }))}
      onChange={(id) => {
        if (RowRule.is(id)) onRule(id);
      }}
    />
  );
};

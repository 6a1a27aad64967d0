import type { Failure } from "../../../core/kernel/failure.ts";
import type { TwoStepState } from "../../../core/two-step/two-step.model.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./two-step.module.css";

export type RequirementCardProps = {
  readonly state: TwoStepState;
  readonly orgName: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onRequire: (required: boolean) => void;
};

/** Whether all users of the organisation must use two-step sign-in; for administrators. */
export const RequirementCard = ({ state, orgName, isPending, failure, onRequire }: RequirementCardProps) => {
  const text = useText(twoStepText);
  const isFirst = state.since === null && !state.required;
  return (
    <Card title={text("organisation.title")} note={text("organisation.note", { org: orgName })}>
      <div className={styles["stack"]}>
        <FormProblem failure={failure} fields={[]} />
        <Switch
          isSelected={state.required}
          isDisabled={isPending || isFirst}
          note={text(isFirst ? "organisation.ownFirst" : "organisation.requireNote")}
          onChange={onRequire}
        >
          {text("organisation.require")}
        </Switch>
      </div>
    </Card>
  );
};

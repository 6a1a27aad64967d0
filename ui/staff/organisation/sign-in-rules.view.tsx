import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { orgLimits, type OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import { isSecurityEdited, type SecurityDraft, securityDraftOf } from "../../../core/organisation/security-draft.view-model.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./organisation.module.css";

export type SignInRulesProps = {
  readonly known: SecurityDraft & Pick<OrgSettings, "single_sign_on">;
  /** null while nothing was changed */
  readonly draft: SecurityDraft | null;
  readonly isSaving: boolean;
  readonly refused: Failure | null;
  readonly onEdit: (draft: SecurityDraft) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** How long sessions last, and whether staff sign in at the provider alone. */
export const SignInRules = ({ known, draft, isSaving, refused, onEdit, onSave, onDiscard }: SignInRulesProps) => {
  const text = useText(organisationText);
  const shown = draft ?? securityDraftOf(known);
  const wrong = (field: string) => {
    const error = fieldError(refused, field);
    return error === undefined ? {} : { error };
  };
  const signOnProblem = fieldError(refused, "single_sign_on_only");
  const { idleHours, sessionDays } = orgLimits;
  return (
    <>
      <Card title={text("security.sessions")} note={text("security.sessionsNote")}>
        <div className={styles["form"]}>
          {refused === null || refused.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(refused)}</Banner>}
          <NumberField
            label={text("security.idle")}
            help={text("security.idleHelp")}
            minValue={idleHours.least}
            maxValue={idleHours.most}
            step={1}
            value={shown.idle_hours}
            onChange={(idle_hours) => onEdit({ ...shown, idle_hours })}
            {...wrong("idle_hours")}
          />
          <NumberField
            label={text("security.days")}
            help={text("security.daysHelp")}
            minValue={sessionDays.least}
            maxValue={sessionDays.most}
            step={1}
            value={shown.session_days}
            onChange={(session_days) => onEdit({ ...shown, session_days })}
            {...wrong("session_days")}
          />
        </div>
      </Card>
      <Card title={text("security.signOn")}>
        <div className={styles["stack"]}>
          {signOnProblem === undefined ? null : <Banner tone="danger">{signOnProblem}</Banner>}
          <Switch
            isSelected={shown.single_sign_on_only}
            isDisabled={!known.single_sign_on && !shown.single_sign_on_only}
            note={text(known.single_sign_on ? "security.signOnNote" : "security.noSignOn")}
            onChange={(single_sign_on_only) => onEdit({ ...shown, single_sign_on_only })}
          >
            {text("security.signOnOnly")}
          </Switch>
        </div>
      </Card>
      <SaveBar isDirty={draft !== null && isSecurityEdited(draft, known)} isPending={isSaving} onSave={onSave} onDiscard={onDiscard} />
    </>
  );
};

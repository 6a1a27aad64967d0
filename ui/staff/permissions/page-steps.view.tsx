import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import type { Flag } from "../../../core/access/role.model.ts";
import { isSwitchable } from "../../../core/permissions/permission-state.rule.ts";
import type { AccessStep, StaffTrace, TeamWay } from "../../../core/permissions/staff-trace.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import rows from "../../portal/more/rows.module.css";
import styles from "./page-steps.module.css";
import { useStepWords } from "./use-step-words.ts";

export type PageStepsProps = {
  readonly trace: StaffTrace;
  /** whether the reader may not change the permissions of the user */
  readonly isFixed: boolean;
  /** @param day the last day of what is granted; '' for no end */
  readonly onGrant: (flag: Flag, day: string) => void;
  /** puts the user into a team */
  readonly onJoin: (team: TeamWay) => void;
  /** shares the record with a team of the user */
  readonly onShare: (team: TeamWay) => void;
};

type StepProps = PageStepsProps & { readonly step: AccessStep };

/** Grants a permission, for good or until a day. */
const Grant = ({ flag, onGrant }: { readonly flag: Flag } & Pick<PageStepsProps, "onGrant">) => {
  const text = useText(permissionsText);
  const dates = useDates();
  const [day, setDay] = useState("");
  const permission = text(`labels.${flag}`);
  return (
    <div className={styles["grant"]}>
      <TextField type="date" label={text("trace.until")} value={day} onChange={setDay} />
      <Button onPress={() => onGrant(flag, day)}>
        {day === ""
          ? text("trace.grant", { permission })
          : text("trace.grantUntil", { permission, day: dates.plain(day, { day: "numeric", month: "short", year: "numeric" }) })}
      </Button>
    </div>
  );
};

/** What changes a step that is not met: a press where it is a permission, else the page on which it is changed. */
const Change = ({ step, trace: { user, path }, isFixed, onGrant, onJoin, onShare }: StepProps) => {
  const text = useText(permissionsText);
  const details = `/ui/settings/users/${user.id}`;
  if (step.kind === "feature") return <Anchor href="/ui/settings/account/plans">{text("trace.plans")}</Anchor>;
  if (step.kind === "sharing" || step.kind === "row_rule")
    return (
      <span className={styles["ways"]}>
        {(isFixed ? [] : step.join).map((team) => (
          <Button key={`join ${team.id}`} size="small" onPress={() => onJoin(team)}>
            {text("trace.join", { name: user.name, team: team.label })}
          </Button>
        ))}
        {(step.kind === "sharing" ? step.share : []).map((team) => (
          <Button key={`share ${team.id}`} size="small" onPress={() => onShare(team)}>
            {text("trace.share", { name: user.name, team: team.label })}
          </Button>
        ))}
        <Anchor href={`/ui${path}`}>{text("trace.openRecord")}</Anchor>
        {isFixed || step.kind === "sharing" || step.seen === "guest" ? null : <Anchor href={details}>{text("trace.rowRule")}</Anchor>}
      </span>
    );
  if (isFixed) return <span className={rows["muted"]}>{text("trace.fixed")}</span>;
  if (step.kind !== "flag" || !isSwitchable(step.seen)) return <Anchor href={details}>{text("trace.details")}</Anchor>;
  return <Grant flag={step.flag} onGrant={onGrant} />;
};

const Step = (props: StepProps) => {
  const text = useText(permissionsText);
  const { step, trace } = props;
  const said = useStepWords(trace.record !== null);
  const Picture = step.is_met ? CircleCheck : CircleX;
  return (
    <li className={`${rows["entry"]} ${styles["step"]}`} data-met={step.is_met}>
      <Picture className={rows["icon"]} aria-hidden="true" />
      <div className={rows["words"]}>
        <span>
          <VisuallyHidden>{text(step.is_met ? "trace.met" : "trace.unmet")}: </VisuallyHidden>
          {said(step)}
        </span>
        <span className={rows["muted"]}>{text(`trace.by.${step.by}`)}</span>
        {step.kind === "fields" ? (
          <Anchor href={`/ui/settings/users/${trace.user.id}/permissions/fields`}>{text("trace.fieldsOf")}</Anchor>
        ) : null}
        {step.is_met ? null : (
          <div>
            <Change {...props} />
          </div>
        )}
      </div>
    </li>
  );
};

/** Whether the user opens the page or sees the record, and everything that it takes. */
export const PageSteps = (props: PageStepsProps) => {
  const text = useText(permissionsText);
  const { user, title, is_open, steps } = props.trace;
  const values = { name: user.name, page: title };
  return (
    <div className={rows["stack"]}>
      <div role="status">
        <Banner tone={is_open ? "success" : "warning"} title={text(is_open ? "trace.isOpen" : "trace.isClosed", values)}>
          {steps.length === 0 ? text("trace.everybody") : undefined}
        </Banner>
      </div>
      {steps.length === 0 ? null : (
        <ol className={rows["list"]} aria-label={text("trace.steps")}>
          {steps.map((step) => (
            <Step key={step.kind === "flag" ? step.flag : step.kind} {...props} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
};

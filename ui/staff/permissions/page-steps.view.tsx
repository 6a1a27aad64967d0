import { CircleCheck, CircleX } from "lucide-react";
import type { Flag } from "../../../core/access/role.model.ts";
import type { AccessStep, PageTrace } from "../../../core/permissions/page-trace.model.ts";
import { isSwitchable } from "../../../core/permissions/permission-state.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import rows from "../../portal/more/rows.module.css";
import styles from "./page-steps.module.css";

export type PageStepsProps = {
  readonly trace: PageTrace;
  /** whether the reader may not change the permissions of the user */
  readonly isFixed: boolean;
  readonly onGrant: (flag: Flag) => void;
};

const useSaid = (): ((step: AccessStep) => string) => {
  const text = useText(permissionsText);
  const people = useText(usersText);
  return (step) => {
    if (step.kind === "feature") return text(`trace.feature.${step.seen}`, { feature: step.feature.replaceAll("_", " ") });
    if (step.kind === "role")
      return text("trace.role", {
        roles: step.roles.map((role) => people(`roles.${role}`)).join(", "),
        role: people(`roles.${step.seen}`),
      });
    const said = step.is_met ? "trace.flag" : step.seen === "never" ? "trace.never" : "trace.noFlag";
    return text(said, { permission: text(`labels.${step.flag}`) });
  };
};

type StepProps = Omit<PageStepsProps, "trace"> & { readonly user: number; readonly step: AccessStep };

/** What changes a step that is not met: a press where it is a permission, else the page on which it is changed. */
const Change = ({ step, user, isFixed, onGrant }: StepProps) => {
  const text = useText(permissionsText);
  if (step.kind === "feature") return <Anchor href="/ui/settings/account/plans">{text("trace.plans")}</Anchor>;
  if (isFixed) return <span className={rows["muted"]}>{text("trace.fixed")}</span>;
  if (step.kind === "role" || !isSwitchable(step.seen)) return <Anchor href={`/ui/settings/users/${user}`}>{text("trace.details")}</Anchor>;
  return (
    <Button size="small" onPress={() => onGrant(step.flag)}>
      {text("trace.grant", { permission: text(`labels.${step.flag}`) })}
    </Button>
  );
};

const Step = (props: StepProps) => {
  const text = useText(permissionsText);
  const said = useSaid();
  const { step } = props;
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
        {step.is_met ? null : (
          <div>
            <Change {...props} />
          </div>
        )}
      </div>
    </li>
  );
};

/** Whether the user opens the page, and everything that it takes. */
export const PageSteps = ({ trace: { user, title, is_open, steps }, ...props }: PageStepsProps) => {
  const text = useText(permissionsText);
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
            <Step key={step.kind === "flag" ? step.flag : step.kind} {...props} user={user.id} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
};

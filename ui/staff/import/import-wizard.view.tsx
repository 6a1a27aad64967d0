import { dateColumns } from "../../../core/import/date-order.rule.ts";
import type { ImportDecision } from "../../../core/import/import-plan.model.ts";
import type { ImportSettings } from "../../../core/import/import-settings.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import type { PlanPage } from "../../../core/import/imports.port.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { importPlanText } from "../../i18n/en/import-plan.ts";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { ImportHistory } from "./import-history.view.tsx";
import styles from "./import.module.css";
import { type FieldMaking, NewFieldFor } from "./new-field-for.view.tsx";
import { type ImportStep, Steps } from "./steps.view.tsx";
import { UploadStep } from "./upload-step.view.tsx";

export type ImportWizardViewProps = {
  /** null until a file is chosen */
  readonly current: Remote<Import> | null;
  readonly step: "upload" | "columns" | "options" | "plan";
  readonly history: Remote<readonly Import[]>;
  /** name of the file being uploaded */
  readonly sending: string | null;
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  readonly decision: ImportDecision;
  readonly page: Remote<PlanPage>;
  /** creates fields and options; null without permission to change fields */
  readonly fields: FieldMaking | null;
  readonly onFile: (file: File) => void;
  readonly onReload: () => void;
  readonly onChange: (settings: ImportSettings) => void;
  readonly onStep: (step: "columns" | "options" | "plan") => void;
  readonly onDecision: (decision: ImportDecision) => void;
  readonly onPage: (page: number) => void;
  readonly onPlan: () => void;
  readonly onStop: () => void;
  readonly onRows: () => void;
  readonly onRun: () => void;
};

const Coming = () => <SkeletonLines lines={8} />;
const columns = loadable(async () => (await import("./columns-step.view.tsx")).ColumnsStep, Coming);
const options = loadable(async () => (await import("./options-step.view.tsx")).OptionsStep, Coming);
const plan = loadable(async () => (await import("./plan-step.view.tsx")).PlanStep, Coming);

const Step = ({ one, ...props }: ImportWizardViewProps & { readonly one: Import }) => {
  switch (props.step) {
    case "options":
      return (
        <options.View
          options={one.options}
          hasIds={one.mapping.includes("con_id")}
          dates={dateColumns(one)}
          onOptions={(options) => props.onChange({ options })}
        />
      );
    case "plan":
      return (
        <plan.View
          current={one}
          decision={props.decision}
          page={props.page}
          onDecision={props.onDecision}
          onPage={props.onPage}
          onStop={props.onStop}
          onRetry={one.plan === null ? props.onPlan : props.onRows}
          onFix={(fix) =>
            props.onChange({ fixes: [...one.fixes.filter(({ column, from }) => column !== fix.column || from !== fix.from), fix] })
          }
          onUnfix={() => props.onChange({ fixes: [] })}
          onLenient={(column, isLenient) =>
            props.onChange({
              options: {
                ...one.options,
                lenient: [...(one.options.lenient ?? []).filter((other) => other !== column), ...(isLenient ? [column] : [])],
              },
            })
          }
          onAddOptions={props.fields?.onAddOptions ?? null}
        />
      );
    default:
      return (
        <columns.View
          current={one}
          isBusy={props.isBusy}
          onNewField={props.fields?.onAsk ?? null}
          onLayout={(layout) => props.onChange({ layout })}
          onMapping={(mapping) => props.onChange({ mapping: [...mapping] })}
        />
      );
  }
};

const Foot = ({ one, step, isBusy, onStep, onRun }: ImportWizardViewProps & { readonly one: Import }) => {
  const text = useText(importText);
  const planText = useText(importPlanText);
  const before = step === "options" ? "columns" : step === "plan" ? "options" : null;
  const writes = one.plan === null ? 0 : one.plan.create + one.plan.update;
  return (
    <div className={styles["foot"]}>
      {before === null ? null : <Button onPress={() => onStep(before)}>{text("back")}</Button>}
      {step === "plan" ? (
        <Button kind="primary" isPending={isBusy} isDisabled={one.plan === null || writes === 0} onPress={onRun}>
          {one.plan === null ? planText("startNone") : planText("start", { count: writes })}
        </Button>
      ) : (
        <Button kind="primary" onPress={() => onStep(step === "columns" ? "options" : "plan")}>
          {text("next")}
        </Button>
      )}
    </div>
  );
};

/** The steps from the file to the import plan. */
export const ImportWizardView = (props: ImportWizardViewProps) => {
  const text = useText(importText);
  const { current, step, failure, history, sending, onFile, onReload } = props;
  const id = current === null ? undefined : latestValue(current)?.id;
  const hrefOf = (to: ImportStep): string | null =>
    to === "upload"
      ? "/ui/contacts/import"
      : id === undefined || to === "run" || to === "result"
        ? null
        : `/ui/contacts/import?import=${id}&step=${to}`;
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("title")} {...(current === null ? {} : { note: latestValue(current)?.filename ?? "" })} />
      <Steps current={step} hrefOf={hrefOf} />
      {current === null ? (
        <>
          <UploadStep sending={sending} failure={failure} onFile={onFile} />
          <ImportHistory history={history} onRetry={onReload} />
        </>
      ) : (
        <RemoteView remote={current} skeleton={<SkeletonLines lines={8} />} onRetry={onReload}>
          {(one) => (
            <>
              {failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
              {one.file_gone ? (
                <Banner
                  tone="warning"
                  title={text("gone.title")}
                  action={
                    <LinkButton href="/ui/contacts/import" size="small">
                      {text("gone.action")}
                    </LinkButton>
                  }
                >
                  {text("gone.note")}
                </Banner>
              ) : (
                <>
                  <Step {...props} one={one} />
                  <Foot {...props} one={one} />
                  <NewFieldFor one={one} fields={props.fields} isBusy={props.isBusy} />
                </>
              )}
            </>
          )}
        </RemoteView>
      )}
    </div>
  );
};

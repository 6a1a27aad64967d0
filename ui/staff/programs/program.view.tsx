import { CircleCheck, CircleSlash } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Failure, failureMessage, type FieldErrors } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { programState, programSuccess } from "../../../core/programs/program-state.rule.ts";
import type { Program, ProgramValues } from "../../../core/programs/program.model.ts";
import { programsText } from "../../i18n/en/programs.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./program.module.css";
import { SchemaForm } from "./schema-form.view.tsx";

export type ProgramViewProps = {
  /** title of the dialog */
  readonly heading: string;
  /** name of the program in the offer; empty for its own name */
  readonly name: string;
  readonly program: Remote<Program>;
  readonly values: ProgramValues;
  /** errors by field, of the client-side check and of the server */
  readonly errors: FieldErrors;
  readonly failure: Failure | null;
  readonly isPending: boolean;
  /** it was just switched on */
  readonly isDone: boolean;
  /** teams to choose from; null when the user may not choose */
  readonly teams: readonly { readonly id: number; readonly label: string }[] | null;
  readonly team: number | null;
  /** beside the teams */
  readonly teamHelp?: ReactNode;
  readonly onValues: (values: ProgramValues) => void;
  readonly onTeam: (id: number | null) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const all = "all";

const TeamSelect = ({ teams, team, teamHelp, onTeam }: ProgramViewProps) => {
  const text = useText(programsText);
  if (teams === null || teams.length === 0) return null;
  const options = [{ id: all, label: text("everyTeam") }, ...teams.map(({ id, label }) => ({ id: String(id), label }))];
  return (
    <div className={styles["team"]}>
      <Select
        label={text("teams")}
        options={options}
        selected={team === null ? all : String(team)}
        onSelect={(id) => onTeam(id === all ? null : Number(id))}
      />
      {teamHelp}
    </div>
  );
};

const Body = ({
  program,
  formId,
  ...props
}: Omit<ProgramViewProps, "program"> & { readonly program: Program; readonly formId: string }) => {
  const text = useText(programsText);
  const title = props.name === "" ? program.title : props.name;
  if (props.isDone) return <Message icon={CircleCheck} title={programSuccess(program)} isAlert />;
  switch (programState(program)) {
    case "enabled":
      return (
        <Message icon={CircleCheck} title={text("enabled", { title })}>
          {program.description}
        </Message>
      );
    case "unavailable":
      return (
        <Message icon={CircleSlash} tone="warning" title={text("unavailable")}>
          {program.why}
        </Message>
      );
    case "form":
      return (
        <form
          id={formId}
          className={styles["form"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <div>
            {title === props.heading ? null : <h3 className={styles["name"]}>{title}</h3>}
            <p className={styles["words"]}>{program.description}</p>
          </div>
          {props.failure === null || props.failure.tag === "invalid" || props.failure.tag === "limited" ? null : (
            <Banner tone="danger" title={text("failed")}>
              {failureMessage(props.failure)}
            </Banner>
          )}
          <SchemaForm fields={program.schema} values={props.values} errors={props.errors} onChange={props.onValues} />
          <TeamSelect {...props} program={{ tag: "loaded", value: program }} />
        </form>
      );
  }
};

/** The dialog of a program: its form, that it is already on, or why it cannot be switched on. */
export const ProgramView = (props: ProgramViewProps) => {
  const text = useText(programsText);
  const formId = useId();
  const known = latestValue(props.program);
  const hasForm = known !== undefined && !props.isDone && programState(known) === "form";
  const footer = (
    <>
      <Button key={hasForm ? "form" : "said"} {...(hasForm ? {} : { kind: "primary" as const, autoFocus: true })} onPress={props.onClose}>
        {text(props.isDone ? "done" : "close")}
      </Button>
      {hasForm ? (
        <Button type="submit" form={formId} kind="primary" isPending={props.isPending}>
          {text("enable")}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog
      title={props.heading}
      size="600"
      isOpen
      onClose={props.onClose}
      isDirty={hasForm && Object.keys(props.values).length > 0}
      footer={footer}
    >
      <RemoteView remote={props.program} skeleton={<SkeletonLines lines={5} />} onRetry={props.onRetry}>
        {(program) => <Body {...props} program={program} formId={formId} />}
      </RemoteView>
    </Dialog>
  );
};

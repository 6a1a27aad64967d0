import { useEffect, useMemo, useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { checkForm } from "../../../core/fields/field-check.rule.ts";
import { type FieldErrors, messagesOf } from "../../../core/kernel/failure.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { ProgramAsked, QuickWinAsked } from "../../../core/programs/program-requests.model.ts";
import type { ProgramValues } from "../../../core/programs/program.model.ts";
import { ProgramStore } from "../../../core/programs/programs.port.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { programsText } from "../../i18n/en/programs.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { modalOf } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { ProgramView } from "./program.view.tsx";

const focusFirstWrong = (): void => document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]')?.focus();

type WindowProps = { readonly id: string; readonly name: string; readonly heading: string | null; readonly onClose: () => void };

const ProgramWindow = ({ id, name, heading, onClose }: WindowProps) => {
  const text = useText(programsText);
  const store = useService(ProgramStore);
  const current = useService(CurrentTeam);
  const { answer, again } = useAnswer(store.get, id);
  const teams = latestValue(useLatest(current.teams$, idle)) ?? [];
  const { isPending, failure, run } = useSubmit();
  const [values, setValues] = useState<ProgramValues>({});
  const [missing, setMissing] = useState<FieldErrors>({});
  const [team, setTeam] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const choosesTeam = isAdmin(useStaffUser().role);
  useEffect(() => {
    if (choosesTeam) void current.reload();
  }, [choosesTeam, current]);
  const program = latestValue(answer);
  const submit = (): void => {
    if (program === undefined) return;
    const checked = checkForm(program.schema, values);
    setMissing(messagesOf(checked.errors));
    if (checked.valid) run(store.enable(id, values, team === null ? [] : [team]), () => setDone(true));
  };
  const errors = useMemo(() => (failure?.tag === "invalid" ? { ...missing, ...failure.errors } : missing), [missing, failure]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong();
  }, [errors]);
  return (
    <ProgramView
      heading={heading ?? program?.title ?? text("program")}
      name={name}
      program={answer}
      values={values}
      errors={errors}
      failure={failure}
      isPending={isPending}
      isDone={isDone}
      teams={choosesTeam ? teams : null}
      team={team}
      teamHelp={<HelpTipScreen slug="programs-teams" />}
      onValues={setValues}
      onTeam={setTeam}
      onSubmit={submit}
      onRetry={again}
      onClose={onClose}
    />
  );
};

/** The dialog of a program, titled with the program's own name. */
export const ProgramScreen = modalOf("program", ProgramAsked, ({ params: { id }, onClose }) => (
  <ProgramWindow id={id} name="" heading={null} onClose={onClose} />
));

/** The dialog of a program offered as a quick win, under the name used in the offer. */
export const QuickWinScreen = modalOf("quick-win", QuickWinAsked, ({ params: { id, name }, onClose }) => (
  <ProgramWindow id={id} name={name} heading={useText(programsText)("quickWin")} onClose={onClose} />
));

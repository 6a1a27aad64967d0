import { useEffect, useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { TeamSettings } from "../../../core/team-settings/team-settings.port.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { NewTeamView } from "./new-team.view.tsx";
import { TeamsListView } from "./teams-list.view.tsx";

/** `settings/teams`: the teams, and a dialog that creates one; the list follows deletions and their Undo. */
export const TeamsListScreen = () => {
  const text = useText(teamSettingsText);
  const [settings, current, jobs] = [useService(TeamSettings), useService(CurrentTeam), useService(JobList)];
  const [alerts, modals, go] = [useService(Alerts), useService(Modals), useGo()];
  const [isAdding, setAdding] = useState(false);
  const { answer, again } = useAnswer(
    useMemo(() => () => settings.summaries(), [settings]),
    "",
  );
  const { isPending, failure, run } = useSubmit();
  useEffect(() => {
    const ended = jobs.ended$.subscribe(({ kind }) => {
      if (!kind.startsWith("teams.")) return;
      again();
      void current.reload();
    });
    return () => ended.unsubscribe();
  }, [jobs, again, current]);
  const create = (label: string, color: string): void =>
    run(settings.create({ label, color }), (team) => {
      void current.reload();
      alerts.show(text("create.done", { team: team.label }), "success");
      go(`/ui/settings/teams/${team.id}`);
    });
  return (
    <>
      <TeamsListView teams={answer} onAdd={() => setAdding(true)} onSetUp={() => modals.open("phone-line", {})} onRetry={again} />
      {isAdding ? <NewTeamView {...{ isPending, failure }} onCreate={create} onClose={() => setAdding(false)} /> : null}
    </>
  );
};

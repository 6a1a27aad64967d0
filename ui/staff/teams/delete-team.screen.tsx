import { useMemo } from "react";
import { JobList } from "../../../core/jobs/job-list.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { TeamSettings } from "../../../core/team-settings/team-settings.port.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import type { TeamHeirs, TeamSummary } from "../../../core/teams/team-record.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { DeleteTeamView } from "./delete-team.view.tsx";

type DeleteTeamProps = { readonly team: TeamSummary; readonly onClose: () => void };

/** Deletes a team; the background activity says how far it is, and offers the Undo. */
export const DeleteTeamScreen = ({ team, onClose }: DeleteTeamProps) => {
  const text = useText(teamSettingsText);
  const [settings, store, current, jobs] = [useService(TeamSettings), useService(TeamStore), useService(CurrentTeam), useService(JobList)];
  const [toasts, go] = [useToasts(), useGo()];
  const { isPending, failure, run } = useSubmit();
  const list = useAnswer(
    useMemo(() => () => store.list(), [store]),
    "",
  ).answer;
  const others = (latestValue(list) ?? []).filter(({ id }) => id !== team.id);
  const remove = (heirs: TeamHeirs): void =>
    run(settings.remove(team.id, heirs), () => {
      void current.reload();
      void jobs.refresh()();
      toasts.show({ text: text("remove.begun", { team: team.label }), tone: "success" });
      onClose();
      go("/ui/settings/teams");
    });
  return <DeleteTeamView {...{ team, others, isPending, failure, onClose }} onDelete={remove} />;
};

import { useEffect } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { mayChooseTeam, teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { TeamButton } from "./team-button.view.tsx";

/** The team button of the sidebar; shown only with the teams feature and after the teams are loaded. */
export const TeamButtonScreen = ({ user, isNarrow }: { readonly user: SessionUser; readonly isNarrow: boolean }) => {
  const current = useService(CurrentTeam);
  const modals = useService(Modals);
  const teams = useLatest(current.teams$, idle);
  const hasTeams = user.features.includes(teamsFeature);
  useEffect(() => {
    if (hasTeams) void current.reload();
  }, [current, hasTeams, user.id]);
  const known = latestValue(teams) ?? [];
  const team = known.find(({ id }) => id === user.team_id) ?? null;
  if (!hasTeams || known.length === 0 || (team === null && user.team_id !== null)) return null;
  return <TeamButton team={team} isNarrow={isNarrow} {...(mayChooseTeam(user) ? { onPress: () => modals.open("team-picker") } : {})} />;
};

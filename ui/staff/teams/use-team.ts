import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { TeamSettings } from "../../../core/team-settings/team-settings.port.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import type { TeamSummary } from "../../../core/teams/team-record.model.ts";
import type { TeamChange } from "../../../core/teams/team.model.ts";
import { TeamStore } from "../../../core/teams/teams.port.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";

type Held = {
  readonly team: Remote<TeamSummary>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (change: TeamChange) => void;
  /** Loads the team again, and the teams that are offered elsewhere. */
  readonly again: () => void;
};

/** One team with what it has; after each change it is loaded again. */
export const useTeam = (id: number): Held => {
  const text = useText(teamSettingsText);
  const [settings, store, current, alerts] = [useService(TeamSettings), useService(TeamStore), useService(CurrentTeam), useService(Alerts)];
  const { run, isPending, failure } = useSubmit();
  const ask = useMemo(
    () => () => async () => {
      const [team, related] = await Promise.all([settings.get(id)(), settings.related(id)()]);
      if (E.isLeft(team)) return team;
      return E.isLeft(related) ? related : E.right({ ...team.right, related: related.right });
    },
    [settings, id],
  );
  const { answer: team, again: reload } = useAnswer(ask, "");
  const again = (): void => {
    reload();
    void current.reload();
  };
  /** What another administrator changed meanwhile is shown with the refusal. */
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") again();
    return refused;
  };
  return {
    team,
    isPending,
    failure,
    onSave: (change) =>
      run(TE.mapLeft(shownAnew)(store.update(id, change)), () => {
        again();
        alerts.show(text("details.saved"), "success");
      }),
    again,
  };
};

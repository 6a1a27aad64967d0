import * as E from "fp-ts/lib/Either.js";
import { useEffect } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { teamOfAddress } from "../../../core/teams/usable-teams.rule.ts";
import { teamsTitlesText } from "../../i18n/en/teams-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

const parameter = "team_id";

/** `?team_id=` in any URL switches the team and is then removed; for a team that is not permitted an alert is shown. */
export const useTeamOfAddress = (user: SessionUser): void => {
  const team = useService(CurrentTeam);
  const alerts = useService(Alerts);
  const setQuery = useSetQuery();
  const asked = useQuery()[parameter];
  useEffect(() => {
    if (asked === undefined) return;
    setQuery({ [parameter]: null });
    void (async () => {
      const known = await team.reload();
      const id = E.isRight(known)
        ? teamOfAddress(
            user,
            known.right.map((one) => one.id),
            asked,
          )
        : null;
      if (E.isRight(known) && id === null) return alerts.show(translateNow(teamsTitlesText)("missing"));
      const answer = id === null || id === team.current() ? known : await team.choose(id)();
      if (E.isLeft(answer)) alerts.showFailure(answer.left);
    })();
  }, [asked, user, team, alerts, setQuery]);
};

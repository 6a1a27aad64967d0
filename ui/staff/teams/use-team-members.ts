import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { TeamSettings } from "../../../core/team-settings/team-settings.port.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";

type Members = {
  readonly refused: Failure | null;
  readonly change: (team: Pick<Team, "id" | "label">, user: Pick<Colleague, "id" | "name">, isIn: boolean) => void;
};

/**
 * Adds and removes a member, with Undo.
 * @param onChanged called once the members may have changed
 */
export const useTeamMembers = (onChanged: () => void): Members => {
  const text = useText(teamSettingsText);
  const settings = useService(TeamSettings);
  const toasts = useToasts();
  const [refused, setRefused] = useState<Failure | null>(null);
  const write = async (team: number, user: number, isIn: boolean): Promise<boolean> => {
    const answer = await settings.changeMembers({ team_id: team, [isIn ? "add_users" : "remove_users"]: [user] })();
    setRefused(E.isLeft(answer) ? answer.left : null);
    onChanged();
    return E.isRight(answer);
  };
  const change: Members["change"] = (team, { id, name }, isIn) => {
    void write(team.id, id, isIn).then((isDone) => {
      if (isDone)
        toasts.undoable(
          text(isIn ? "members.added" : "members.removed", { name, team: team.label }),
          text("undo"),
          () => void write(team.id, id, !isIn),
          `member ${team.id} ${id}`,
        );
    });
  };
  return { refused, change };
};

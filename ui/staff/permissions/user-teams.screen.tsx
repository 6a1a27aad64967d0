import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { useTeams } from "../users/use-teams.ts";
import { UserTeams } from "./user-teams.view.tsx";

type UserTeamsScreenProps = {
  readonly user: PermittedUser;
  readonly features: readonly string[];
  readonly isFixed: boolean;
  readonly onTeams: (teams: readonly number[], said: string) => void;
};

/** The teams of one user. */
export const UserTeamsScreen = ({ user, features, isFixed, onTeams }: UserTeamsScreenProps) => {
  const text = useText(permissionsText);
  return (
    <UserTeams
      teams={useTeams()}
      chosen={user.teams}
      hasFeature={features.includes(teamsFeature)}
      isFixed={isFixed}
      onSwitch={({ id, label }, isIn) =>
        onTeams(
          isIn ? [...user.teams, id] : user.teams.filter((team) => team !== id),
          text(isIn ? "teams.joined" : "teams.left", { name: user.name, team: label }),
        )
      }
    />
  );
};

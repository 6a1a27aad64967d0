import type { Team } from "../../../core/teams/team.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import styles from "./permissions.module.css";

export type UserTeamsProps = {
  readonly teams: readonly Team[];
  readonly chosen: readonly number[];
  readonly hasFeature: boolean;
  readonly isFixed: boolean;
  readonly onSwitch: (team: Team, isIn: boolean) => void;
};

/** The teams of a user, each joined or left at once. */
export const UserTeams = ({ teams, chosen, hasFeature, isFixed, onSwitch }: UserTeamsProps) => {
  const text = useText(permissionsText);
  if (!hasFeature) return <Banner>{text("teams.off")}</Banner>;
  return (
    <div className={styles["stack"]}>
      <p className={styles["muted"]}>{teams.length === 0 ? text("teams.empty") : text("teams.note")}</p>
      <div role="group" aria-label={text("page.teams")} className={styles["switches"]}>
        {teams.map((team) => (
          <Switch key={team.id} isSelected={chosen.includes(team.id)} isDisabled={isFixed} onChange={(isIn) => onSwitch(team, isIn)}>
            {team.label}
          </Switch>
        ))}
      </div>
    </div>
  );
};

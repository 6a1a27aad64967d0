import { UsersRound } from "lucide-react";
import type { Team } from "../../../core/teams/team.model.ts";
import { teamsTitlesText } from "../../i18n/en/teams-titles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Press } from "../../kit/press.view.tsx";
import { WithTooltip } from "../../kit/tooltip.view.tsx";
import styles from "./teams.module.css";

export type TeamButtonProps = {
  /** null: all teams */
  readonly team: Pick<Team, "label" | "color"> | null;
  readonly isNarrow: boolean;
  /** absent without a choice: the team is only shown */
  readonly onPress?: () => void;
};

/** The current team, at the bottom of the sidebar; a click opens the team picker. */
export const TeamButton = ({ team, isNarrow, onPress }: TeamButtonProps) => {
  const text = useText(teamsTitlesText);
  const label = team?.label ?? text("all");
  const name = text("button", { team: label });
  const content = (
    <>
      <span className={styles["mark"]}>
        {team === null ? (
          <UsersRound className={styles["icon"]} aria-hidden="true" />
        ) : (
          <span className={styles["dot"]} style={{ backgroundColor: team.color }} aria-hidden="true" />
        )}
      </span>
      {isNarrow ? null : <span className={styles["word"]}>{label}</span>}
    </>
  );
  return onPress === undefined ? (
    <div className={styles["button"]} data-narrow={isNarrow} role="img" aria-label={name} title={name}>
      {content}
    </div>
  ) : (
    <WithTooltip label={name} placement="right" isDisabled={!isNarrow}>
      <Press className={styles["button"] ?? ""} data-narrow={isNarrow} aria-label={name} onPress={onPress}>
        {content}
      </Press>
    </WithTooltip>
  );
};

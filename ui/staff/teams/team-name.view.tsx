import type { Team } from "../../../core/teams/team.model.ts";
import styles from "./teams.module.css";

/** A team's label after its colour. */
export const TeamName = ({ team }: { readonly team: Pick<Team, "label" | "color"> }) => (
  <span className={styles["name"]}>
    <span className={styles["dot"]} style={{ backgroundColor: team.color }} aria-hidden="true" />
    <span className={styles["label"]}>{team.label}</span>
  </span>
);

import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import type { usersText } from "../../i18n/en/users.ts";
import type { Say } from "../../i18n/text-types.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import lists from "../settings/settings-list.module.css";
import { StatePill } from "./state-pill.view.tsx";
import styles from "./users.module.css";

/** The names of teams, those that still exist. */
export const teamNames = (teams: readonly Team[], ids: readonly number[]): string =>
  ids.flatMap((id) => teams.find((team) => team.id === id)?.label ?? []).join(", ");

/**
 * The columns of the list of users; teams are a second line of the role, so that names keep their room beside the menu of settings.
 * @param now epoch seconds
 */
export const userColumns = (text: Say<typeof usersText.texts>, teams: readonly Team[], now: number): readonly Column<Colleague>[] => [
  {
    id: "name",
    header: text("columns.name"),
    width: "fill",
    isSortable: true,
    cell: ({ id, name, photo, email }) => (
      <span className={styles["person"]}>
        <Avatar name={name} id={String(id)} src={photo} size={32} isDecorative />
        <span className={styles["names"]}>
          <span className={styles["cut"]}>{name}</span>
          <span className={`${styles["cut"]} ${lists["muted"]}`}>{email}</span>
        </span>
      </span>
    ),
  },
  {
    id: "role",
    header: text("columns.role"),
    isSortable: true,
    cell: ({ role, teams: ids }) => (
      <span className={styles["names"]}>
        <span className={styles["cut"]}>{text(`roles.${role}`)}</span>
        <span className={`${styles["cut"]} ${lists["muted"]}`}>{teamNames(teams, ids)}</span>
      </span>
    ),
  },
  { id: "state", header: text("columns.state"), isSortable: true, onPhone: "bare", cell: ({ state }) => <StatePill state={state} /> },
  {
    id: "seen",
    header: text("columns.seen"),
    width: "small",
    isSortable: true,
    onPhone: "hidden",
    onNarrow: "hidden",
    cell: ({ seen_at }) => (seen_at === null ? text("never") : <TimeAgo at={seen_at} now={now} />),
  },
];

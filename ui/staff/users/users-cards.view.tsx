import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { type Selection, toggled } from "../../kit/grid-selection.ts";
import { StatePill } from "./state-pill.view.tsx";
import { teamNames } from "./user-columns.tsx";
import styles from "./users-cards.module.css";

type UsersCardsProps = {
  readonly users: readonly Colleague[];
  readonly teams: readonly Team[];
  readonly selection: Selection;
  readonly hrefOf: (user: Colleague) => string;
  readonly onSelection: (selection: Selection) => void;
};

/** Users as cards with photo, role, teams and state. */
export const UsersCards = ({ users, teams, selection, hrefOf, onSelection }: UsersCardsProps) => {
  const text = useText(usersText);
  return (
    <ul className={styles["cards"]} aria-label={text("cards")}>
      {users.map((user) => {
        const id = String(user.id);
        return (
          <li key={id} className={styles["card"]} data-selected={selection.has(id)}>
            <Avatar name={user.name} id={id} src={user.photo} size={60} isDecorative />
            <div className={styles["words"]}>
              <h2 className={styles["name"]}>
                <Anchor href={hrefOf(user)} className={styles["link"]}>
                  {user.name}
                </Anchor>
              </h2>
              <span className={styles["muted"]}>{user.email}</span>
              <span className={styles["muted"]}>
                {[text(`roles.${user.role}`), teamNames(teams, user.teams)].filter(Boolean).join(" · ")}
              </span>
              <span className={styles["state"]}>
                <StatePill state={user.state} />
              </span>
            </div>
            <div className={styles["check"]}>
              <Checkbox
                aria-label={text("select", { name: user.name })}
                isSelected={selection.has(id)}
                onChange={() => onSelection(toggled(selection, id))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
};

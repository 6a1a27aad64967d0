import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { type Selection, toggled } from "../../kit/grid-selection.ts";
import { StatePill } from "./state-pill.view.tsx";
import { teamNames } from "./user-columns.tsx";

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
    <CardGrid
      label={text("cards")}
      items={users.map((user) => {
        const id = String(user.id);
        return {
          id,
          title: user.name,
          href: hrefOf(user),
          isSelected: selection.has(id),
          avatar: <Avatar name={user.name} id={id} src={user.photo} size={60} isDecorative />,
          note: (
            <>
              <div>{user.email}</div>
              <div>{[text(`roles.${user.role}`), teamNames(teams, user.teams)].filter(Boolean).join(" · ")}</div>
            </>
          ),
          facts: <StatePill state={user.state} />,
          corner: (
            <Checkbox
              aria-label={text("select", { name: user.name })}
              isSelected={selection.has(id)}
              onChange={() => onSelection(toggled(selection, id))}
            />
          ),
        };
      })}
    />
  );
};

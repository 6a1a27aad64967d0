import { Role } from "../../../core/access/role.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { PeopleQuery } from "../../../core/users/people-list.view-model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { OneOfFilter } from "../../kit/one-of-filter.view.tsx";
import { filteredStates } from "./users-address.ts";

export type UsersFiltersProps = {
  readonly query: PeopleQuery;
  readonly teams: readonly Team[];
  readonly onFilter: (name: "role" | "team" | "state", value: string | null) => void;
};

const roles = Object.keys(Role.keys).filter(Role.is);

/** The filters of the list of users as chips: role, team, state. */
export const UsersFilters = ({ query: { role, team, state }, teams, onFilter }: UsersFiltersProps) => {
  const text = useText(usersText);
  const any = text("any");
  return (
    <>
      <OneOfFilter
        name={text("columns.role")}
        chosen={role}
        options={roles.map((id) => ({ id, label: text(`roles.${id}`) }))}
        any={any}
        onChoose={(id) => onFilter("role", id)}
      />
      {teams.length === 0 && team === null ? null : (
        <OneOfFilter
          name={text("columns.teams")}
          chosen={team === null ? null : String(team)}
          options={teams.map(({ id, label }) => ({ id: String(id), label }))}
          any={any}
          onChoose={(id) => onFilter("team", id)}
        />
      )}
      <OneOfFilter
        name={text("columns.state")}
        chosen={state}
        options={filteredStates.map((id) => ({ id, label: text(`states.${id}`) }))}
        any={any}
        onChoose={(id) => onFilter("state", id)}
      />
    </>
  );
};

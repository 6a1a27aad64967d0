import { Role } from "../../../core/access/role.model.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { PeopleQuery } from "../../../core/users/people-list.view-model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { FilterChip } from "../../kit/filter-chip.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { teamNames } from "./user-columns.tsx";
import { filteredStates } from "./users-address.ts";

const OneOf = loadable(async () => (await import("../../kit/radio-group.view.tsx")).RadioGroup);

export type UsersFiltersProps = {
  readonly query: PeopleQuery;
  readonly teams: readonly Team[];
  readonly onFilter: (name: "role" | "team" | "state", value: string | null) => void;
};

const any = "-";
const roles = Object.keys(Role.keys).filter(Role.is);

/** The filters of the list of users as chips: role, team, state. */
export const UsersFilters = ({ query, teams, onFilter }: UsersFiltersProps) => {
  const text = useText(usersText);
  const { role, team, state } = query;
  const chip = (
    name: "role" | "team" | "state",
    label: string,
    value: string,
    options: readonly { readonly id: string; readonly label: string }[],
  ) => (
    <FilterChip name={label} value={value} onRemove={() => onFilter(name, null)}>
      {() => (
        <OneOf.View
          label={label}
          value={query[name] === null ? any : String(query[name])}
          options={[{ id: any, label: text("any") }, ...options]}
          onChange={(id) => onFilter(name, id === any ? null : id)}
        />
      )}
    </FilterChip>
  );
  return (
    <>
      {chip(
        "role",
        text("columns.role"),
        role === null ? "" : text(`roles.${role}`),
        roles.map((id) => ({ id, label: text(`roles.${id}`) })),
      )}
      {teams.length === 0
        ? null
        : chip(
            "team",
            text("columns.teams"),
            team === null ? "" : teamNames(teams, [team]),
            teams.map(({ id, label }) => ({ id: String(id), label })),
          )}
      {chip(
        "state",
        text("columns.state"),
        state === null ? "" : text(`states.${state}`),
        filteredStates.map((id) => ({ id, label: text(`states.${id}`) })),
      )}
    </>
  );
};

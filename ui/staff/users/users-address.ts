import { Role } from "../../../core/access/role.model.ts";
import { allUsers, type PeopleQuery } from "../../../core/users/people-list.view-model.ts";
import type { UserState } from "../../../core/users/user-state.rule.ts";

type Query = Readonly<Partial<Record<string, string>>>;

const longest = 200;
export const filteredStates = ["active", "invited", "expired"] as const satisfies readonly UserState[];
const sorts = /^-?(name|role|state|seen)$/;

/** What the list of the address shows; invalid parameters are ignored. */
export const peopleOfAddress = ({ search = "", role, team, state, sort = "" }: Query): PeopleQuery => ({
  search: search.slice(0, longest),
  role: Role.is(role) ? role : null,
  team: team !== undefined && /^[1-9]\d{0,14}$/.test(team) ? Number(team) : null,
  state: filteredStates.find((one) => one === state) ?? null,
  sort: sorts.test(sort) ? sort : allUsers.sort,
});

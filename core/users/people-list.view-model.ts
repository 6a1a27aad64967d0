import { Role } from "../access/role.model.ts";
import { folded } from "../kernel/folded.ts";
import { viewInForce } from "../kernel/resource-view.rule.ts";
import { searchWords } from "../kernel/search-words.rule.ts";
import type { Colleague } from "./colleague.model.ts";
import type { UserState } from "./user-state.rule.ts";

/** What a list of users shows; null does not filter. */
export type PeopleQuery = {
  readonly search: string;
  readonly role: Role | null;
  readonly team: number | null;
  readonly state: UserState | null;
  /** a minus in front means descending */
  readonly sort: string;
};
/** All users, by name. */
export const allUsers: PeopleQuery = { search: "", role: null, team: null, state: null, sort: "name" };

const peopleViews = ["list", "grid"] as const;
export type PeopleView = (typeof peopleViews)[number];

/**
 * How a list of users is shown: as the address says, else as on the last visit, else as a list.
 * @param asked of the address
 * @param remembered on this device; null for nothing
 */
export const peopleViewOf = (asked: string | undefined, remembered: string | null): PeopleView => {
  const view = viewInForce("users", peopleViews.find((one) => one === asked) ?? remembered, peopleViews);
  return view === "grid" ? "grid" : "list";
};

/** Whether a search or a filter narrows the list. */
export const isNarrowedPeople = ({ search, role, team, state }: PeopleQuery): boolean =>
  search.trim() !== "" || role !== null || team !== null || state !== null;

const roles = Object.keys(Role.keys);
const states: readonly string[] = ["active", "invited", "expired", "archived"] satisfies readonly UserState[];

const keyOf = (user: Colleague, sort: string): number => {
  if (sort === "role") return roles.indexOf(user.role);
  if (sort === "state") return states.indexOf(user.state);
  return sort === "seen" ? -(user.seen_at ?? 0) : 0;
};

/** The users that a list shows, in its order; users with equal values are ordered by name. */
export const shownPeople = (users: readonly Colleague[], { search, role, team, state, sort }: PeopleQuery): readonly Colleague[] => {
  const words = searchWords(folded(search));
  const [column, turn] = sort.startsWith("-") ? [sort.slice(1), -1] : [sort, 1];
  const byName = (a: Colleague, b: Colleague): number => folded(a.name).localeCompare(folded(b.name), "en") || a.id - b.id;
  return users
    .filter(
      (user) =>
        (role === null || user.role === role) &&
        (team === null || user.teams.includes(team)) &&
        (state === null || user.state === state) &&
        words.every((word) => folded(`${user.name} ${user.email ?? ""}`).includes(word)),
    )
    .toSorted((a, b) => turn * (keyOf(a, column) - keyOf(b, column) || (column === "name" ? byName(a, b) : 0)) || byName(a, b));
};

import { csvLine, csvStart } from "../import/csv-text.rule.ts";
import type { Colleague } from "./colleague.model.ts";

/** The titles of the columns, and the words for roles and states. */
export type PeopleCsvWords = {
  readonly columns: readonly string[];
  readonly role: (user: Colleague) => string;
  readonly state: (user: Colleague) => string;
  readonly team: (id: number) => string;
};

/** Users as a CSV file, in the order of the list: name, address, role, teams, state, last seen. */
export const peopleCsv = (users: readonly Colleague[], words: PeopleCsvWords): string =>
  [
    csvStart,
    csvLine(words.columns),
    ...users.map((user) =>
      csvLine([
        user.name,
        user.email ?? "",
        words.role(user),
        user.teams.map(words.team).join(", "),
        words.state(user),
        user.seen_at === null ? "" : new Date(user.seen_at * 1000).toISOString(),
      ]),
    ),
  ].join("");

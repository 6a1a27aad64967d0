import type { Colleague } from "./colleague.model.ts";

/** A cell of CSV; text that a spreadsheet would calculate gets an apostrophe in front. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

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
    words.columns,
    ...users.map((user) => [
      user.name,
      user.email ?? "",
      words.role(user),
      user.teams.map(words.team).join(", "),
      words.state(user),
      user.seen_at === null ? "" : new Date(user.seen_at * 1000).toISOString(),
    ]),
  ]
    .map((row) => `${row.map(cell).join(",")}\r\n`)
    .join("");

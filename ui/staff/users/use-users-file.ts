import type { Team } from "../../../core/teams/team.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { peopleCsv } from "../../../core/users/people-csv.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { saveFile } from "../../react/save-file.ts";
import { teamNames } from "./user-columns.tsx";

/** Saves the listed users as a CSV file, in the order of the list. */
export const useUsersFile = (users: readonly Colleague[], teams: readonly Team[]): (() => void) => {
  const text = useText(usersText);
  const words = {
    columns: (["name", "email", "role", "teams", "state", "seen"] as const).map((id) => text(`columns.${id}`)),
    role: ({ role }: Colleague) => text(`roles.${role}`),
    state: ({ state }: Colleague) => text(`states.${state}`),
    team: (id: number) => teamNames(teams, [id]),
  };
  return () => saveFile(text("exportName"), peopleCsv(users, words), "text/csv");
};

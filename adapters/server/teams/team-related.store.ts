import { sql } from "kysely";
import { orderedKinds, type TeamKind } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamRelated } from "../../../core/teams/team-record.model.ts";
import type { Tx } from "../storage/database.ts";
import { teamParts } from "./team-parts.store.ts";

/** How many records in use each of the teams has, by kind. */
export const relatedOf = async ({ db }: Tx, org: number, teams: readonly number[]): Promise<(team: number) => TeamRelated> => {
  const each = orderedKinds.map(
    (kind) => sql`select ${kind}::text as kind, c.team, c.n::int as n from (${teamParts[kind].counts(org, teams)}) c`,
  );
  const { rows } = await sql<{ kind: string; team: string; n: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  const counted = new Map(rows.map(({ kind, team, n }) => [`${kind} ${team}`, n]));
  return (team) => {
    const count = (kind: TeamKind): number => counted.get(`${kind} ${team}`) ?? 0;
    return {
      contacts: count("contacts"),
      campaigns: count("campaigns"),
      lessons: count("lessons"),
      folders: count("folders"),
      files: count("files"),
      file_folders: count("file_folders"),
      groups: count("groups"),
      lines: count("lines"),
    };
  };
};

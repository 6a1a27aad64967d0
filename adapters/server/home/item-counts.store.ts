import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import type { Flag } from "../../../core/access/role.model.ts";
import type { ItemCounter } from "../../../core/home/item-counts.port.ts";
import { hasTeam, isOfTeams } from "../contacts/contact-team-condition.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";

/** The number of active contacts; with teams only those of the teams or of none, as in the list that the tile opens. */
const contactsIn = (org: number, teams: readonly number[] | null): RawBuilder<unknown> => {
  const all = sql`select coalesce(sum(n), 0)::bigint from contact_counts where org_id = ${org} and not archived`;
  if (teams === null) return sql`(${all})`;
  return sql`((${all}) - (select count(*) from own_contacts c where c.org_id = ${org} and c.archived_at is null
    and ${hasTeam} and not ${isOfTeams(teams)}))`;
};

/**
 * Counts the records that the actor may see.
 * @param teams teams of the call; null for all
 */
export const makeItemCounter = ({ db }: Tx, actor: StaffActor, teams: readonly number[] | null): ItemCounter => {
  const { org_id, role, flags } = actor;
  const mayAny = (...wanted: readonly Flag[]): boolean => wanted.some((flag) => holdsFlag(role, flag, flags));
  const contacts = mayAny("contacts", "add_contacts") ? contactsIn(org_id, teams) : sql`null::bigint`;
  const lessons = mayAny("lessons")
    ? sql`(select count(*) from lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null)`
    : sql`null::bigint`;
  return {
    count: async () => {
      const { rows } = await sql<{
        contacts: number | null;
        lessons: number | null;
      }>`select ${contacts} as contacts, ${lessons} as lessons`.execute(db);
      return E.right(rows[0] ?? { contacts: null, lessons: null });
    },
  };
};

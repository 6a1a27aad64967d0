import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import type { Flag } from "../../../core/access/role.model.ts";
import type { ItemCounter } from "../../../core/home/item-counts.port.ts";
import type { Tx } from "../storage/database.ts";

/** Counts what the actor may be told of. */
export const makeItemCounter = ({ db }: Tx, { org_id, role, flags }: Pick<StaffActor, "org_id" | "role" | "flags">): ItemCounter => {
  const mayAny = (...wanted: readonly Flag[]): boolean => wanted.some((flag) => holdsFlag(role, flag, flags));
  const contacts = mayAny("contacts", "add_contacts") ? sql`(select coalesce(sum(n), 0)::bigint from contact_counts where org_id = ${org_id} and not archived)` : sql`null::bigint`;
  const lessons = mayAny("lessons") ? sql`(select count(*) from lessons where org_id = ${org_id} and deleted_at is null)` : sql`null::bigint`;
  return {
    count: async () => {
      const { rows } = await sql<{ contacts: number | null; lessons: number | null }>`select ${contacts} as contacts, ${lessons} as lessons`.execute(db);
      return E.right(rows[0] ?? { contacts: null, lessons: null });
    },
  };
};

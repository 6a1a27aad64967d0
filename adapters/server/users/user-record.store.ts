import { sql } from "kysely";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { allFlags, type Flag } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { endsOf, flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { UserRecord } from "../../../core/users/colleague.model.ts";
import type { Tx } from "../storage/database.ts";
import { colleagueColumns, colleagueOf, type ColleagueRow } from "./colleague-row.ts";

type Row = ColleagueRow & {
  readonly flags: readonly string[];
  readonly flags_until: unknown;
  readonly features: readonly string[];
  readonly selected_team: number | null;
  readonly row_rule: string;
  readonly two_step: boolean;
  readonly created_at: number;
};

/** A user with the permissions that are granted and in force, whatever the role. */
export type UserWithFlags = { readonly record: UserRecord; readonly flags: readonly Flag[] };

/**
 * A user of the organisation; null if there is none with this id.
 * @param isLocked locks the row until the transaction ends
 */
export const readUser = async (tx: Tx, id: number, now: number, isLocked = false): Promise<UserWithFlags | null> => {
  const { rows } = await sql<Row>`
    select ${colleagueColumns}, u.flags, u.flags_until, o.features, u.team_id as selected_team, u.row_rule, u.created_at,
      exists (select from two_steps w where w.user_id = u.user_id and w.secret is not null) as two_step
    from users u join orgs o on o.org_id = u.org_id where u.org_id = ${tx.org} and u.user_id = ${id} and u.kind = 'person' ${isLocked ? sql`for update of u` : sql``}`.execute(
    tx.db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { flags: stored, flags_until, features, selected_team, row_rule, two_step, created_at, ...facts } = row;
  const flags = flagsInForce(stored, flags_until, now);
  const colleague = colleagueOf(facts, now, true);
  const has = (flag: Flag): boolean => holdsFlag(colleague.role, flag, flags);
  return {
    flags,
    record: {
      ...colleague,
      email: facts.email,
      selected_team,
      features: Object.fromEntries(features.map((feature) => [feature, true])),
      feature_flags: Object.fromEntries(allFlags.map((flag) => [flag, has(flag)])),
      flags_until: endsOf(flags, flags_until),
      add_contacts: has("add_contacts"),
      delete_contacts: has("delete_contacts"),
      import_contacts: has("import_contacts"),
      row_rule: storedRowRule(row_rule),
      two_step,
      created_at,
      invited_at: facts.invited_at,
    },
  };
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { allRoles, type Flag } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import { permissionRefusals } from "../../../core/permissions/permission-refusals.ts";
import type { PresetAccess } from "../../../core/permissions/preset.model.ts";
import type { UserChange } from "../../../core/users/colleague.model.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { decidedChange } from "../users/user-changes.store.ts";
import { followedPreset } from "./followed-preset-sql.ts";
import { type Both, impactOf, impactOfAll } from "./impact-counts.store.ts";
import { knownPresets } from "./known-presets.store.ts";

/** What a change of a user would give and take, by kind of record; refused as the change itself is. Stores nothing. */
export const accessImpact = async (call: PeopleCall, id: number, change: UserChange): Promise<E.Either<Failure, AccessImpact>> => {
  const { tx, actor } = call;
  const decided = await decidedChange(call, id, change);
  if (E.isLeft(decided)) return decided;
  const { found, decision } = decided.right;
  if (decision === null) return E.right([]);
  const { record, flags } = found;
  const shared = { kind: "staff", org_id: actor.org_id, user_id: id, features: actor.features } as const;
  const before: StaffActor = { ...shared, role: record.role, flags, teams: record.teams, row_rule: record.row_rule };
  const { role, flags: given, teams, row_rule } = decision.values;
  const after: StaffActor = { ...shared, role, flags: given, teams, row_rule };
  return E.right(await impactOf(tx, actor.org_id, { before, after }));
};

type FollowerRow = {
  readonly user_id: number;
  readonly role: string;
  readonly flags: readonly string[];
  readonly flags_until: unknown;
  readonly teams: readonly number[];
  readonly row_rule: string;
};

/** What a change of a preset would give its active followers and take from them, together. Stores nothing. */
export const presetImpact = async (
  call: PeopleCall,
  id: number,
  { role, flags }: PresetAccess,
): Promise<E.Either<Failure, AccessImpact>> => {
  const { tx, actor, request } = call;
  if (!(await knownPresets(tx)).some(({ preset_id }) => preset_id === id)) return E.left(notFound(permissionRefusals.preset_gone));
  const { rows } = await sql<FollowerRow>`
    select u.user_id, u.role, u.flags, u.flags_until, u.teams, u.row_rule from users u
    where u.org_id = ${tx.org} and u.status = 1 and u.kind = 'person' and ${followedPreset("u")} = ${id} order by u.user_id`.execute(tx.db);
  const followers = rows.map((row): Both => {
    const shared = { kind: "staff", org_id: actor.org_id, user_id: row.user_id, features: actor.features, teams: row.teams } as const;
    const own = { ...shared, row_rule: storedRowRule(row.row_rule) };
    const before = allRoles.find((one) => one === row.role) ?? "guest";
    const held: readonly Flag[] = flagsInForce(row.flags, row.flags_until, request.now);
    return { before: { ...own, role: before, flags: held }, after: { ...own, role, flags } };
  });
  return E.right(await impactOfAll(tx, actor.org_id, followers));
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { Flag, Role } from "../../../core/access/role.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { decideNewPreset, decidePresetChange, decidePresetReturn, type Follower } from "../../../core/permissions/decide-preset.rule.ts";
import { permissionRefusals } from "../../../core/permissions/permission-refusals.ts";
import type { Preset, PresetChange, PresetDraft } from "../../../core/permissions/preset.model.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.store.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { shownNameSql } from "../users/user-name-sql.ts";
import { writeUser } from "../users/write-user.store.ts";
import { followedPreset } from "./followed-preset-sql.ts";
import { knownPresets, lockPresets } from "./known-presets.store.ts";

const gone: E.Either<Failure, never> = E.left(notFound(permissionRefusals.preset_gone));

const known = async ({ tx }: PeopleCall): Promise<readonly Preset[]> => {
  await lockPresets(tx);
  return knownPresets(tx);
};

const noted = (call: PeopleCall, action: string, preset: number, before: AuditEntry["before"], after: AuditEntry["after"]): Promise<void> =>
  writeAudit(call.tx, call, { action, object_type: "permission_preset", object_id: preset, before, after });

const answer = async (call: PeopleCall, id: number): Promise<E.Either<Failure, Preset>> => {
  const found = (await knownPresets(call.tx)).find(({ preset_id }) => preset_id === id);
  return found === undefined ? gone : E.right(found);
};

/** Adds a preset; nobody follows it yet. */
export const createPreset = async (call: PeopleCall, draft: PresetDraft): Promise<E.Either<Failure, Preset>> => {
  const decided = decideNewPreset(await known(call), draft);
  if (E.isLeft(decided)) return decided;
  const { flags, ...values } = decided.right;
  const { now } = call.request;
  const { preset_id } = await call.tx.db
    .insertInto("permission_presets")
    .values({ ...values, flags: [...flags], org_id: call.actor.org_id, created_at: now, updated_at: now })
    .returning("preset_id")
    .executeTakeFirstOrThrow();
  await noted(call, "permission_preset.added", preset_id, null, decided.right);
  return answer(call, preset_id);
};

type FollowerRow = Omit<Follower, "role" | "flags"> & { readonly role: string; readonly flags: readonly string[] };

/** Those who follow a preset, archived ones too; their rows are locked. */
const followersOf = async ({ tx }: PeopleCall, preset: number): Promise<readonly Follower[]> => {
  const { rows } = await sql<FollowerRow>`
    select u.user_id as id, ${shownNameSql("u")} as name, u.role, u.flags, u.teams, u.status, u.version from users u
    where u.org_id = ${tx.org} and ${followedPreset("u")} = ${preset} order by u.user_id for update of u`.execute(tx.db);
  return rows.map(({ role, flags, ...row }) => ({ ...row, role: Role.is(role) ? role : "guest", flags: flags.filter(Flag.is) }));
};

/** Changes a preset and everybody who follows it. */
export const changePreset = async (call: PeopleCall, id: number, change: PresetChange): Promise<E.Either<Failure, Preset>> => {
  const { tx, actor, request } = call;
  const presets = await known(call);
  const decided = decidePresetChange(presets, await followersOf(call, id), actor.user_id, id, change);
  if (E.isLeft(decided)) return decided;
  if (decided.right === null) return answer(call, id);
  const { values, stored, followers } = decided.right;
  const flags = [...values.flags];
  await tx.db
    .updateTable("permission_presets")
    .set({ name: values.name, role: values.role, flags, version: stored.version + 1, updated_at: request.now })
    .where("org_id", "=", actor.org_id)
    .where("preset_id", "=", id)
    .execute();
  await noted(call, "permission_preset.changed", id, { name: stored.name, role: stored.role, flags: stored.flags }, values);
  for (const follower of followers) {
    const { id: user, version, before, after } = follower;
    await writeUser(
      tx,
      call,
      { id: user, version },
      { role: values.role, flags, flags_until: "{}" },
      { action: "user.change", before, after },
    );
  }
  return answer(call, id);
};

/** Deletes a preset; its followers keep role and permissions. */
export const removePreset = async (call: PeopleCall, id: number): Promise<E.Either<Failure, void>> => {
  const stored = (await known(call)).find(({ preset_id }) => preset_id === id);
  if (stored === undefined) return gone;
  const { name, role, flags, followers } = stored;
  await call.tx.db
    .updateTable("permission_presets")
    .set({ deleted_at: call.request.now, updated_at: call.request.now, version: stored.version + 1 })
    .where("org_id", "=", call.actor.org_id)
    .where("preset_id", "=", id)
    .execute();
  await noted(call, "permission_preset.deleted", id, { name, role, flags, followers }, null);
  return E.right(undefined);
};

/** Takes back the deletion of a preset; users who were changed since no longer follow it. */
export const restorePreset = async (call: PeopleCall, id: number): Promise<E.Either<Failure, Preset>> => {
  const { tx, actor, request } = call;
  const presets = await known(call);
  const stored = await tx.db
    .selectFrom("permission_presets")
    .select(["name", "deleted_at"])
    .where("org_id", "=", actor.org_id)
    .where("preset_id", "=", id)
    .executeTakeFirst();
  if (stored === undefined) return gone;
  if (stored.deleted_at === null) return answer(call, id);
  const refused = decidePresetReturn(presets, stored.name);
  if (refused !== null) return E.left(refused);
  await sql`
    update permission_presets set deleted_at = null, updated_at = ${request.now}, version = version + 1
    where org_id = ${tx.org} and preset_id = ${id}`.execute(tx.db);
  await noted(call, "permission_preset.restored", id, null, { name: stored.name });
  return answer(call, id);
};

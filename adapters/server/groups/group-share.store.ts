import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { ShareTo } from "../../../core/groups/group.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Tx } from "../storage/database.ts";

type Named = { readonly share_to?: ShareTo | undefined; readonly folder_id?: number | null | undefined };

const knownOf = async (tx: Tx, org: number, kind: "users" | "teams", ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const from = kind === "users" ? sql`select user_id as id from users where org_id = ${org}` : sql`select team_id as id from teams where org_id = ${org} and deleted_at is null`;
  const { rows } = await sql<{ id: number }>`select id from (${from}) known where id = any(${[...ids]}::bigint[])`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
};

const unknownIn = async (tx: Tx, { org_id }: StaffActor, kind: "users" | "teams", ids: readonly number[]): Promise<boolean> => {
  const known = await knownOf(tx, org_id, kind, ids);
  return ids.some((id) => !known.has(id));
};

/** Refuses people, teams and folders that the organisation does not have. */
export const acceptedNames = async (tx: Tx, actor: StaffActor, { share_to, folder_id }: Named): Promise<E.Either<Failure, null>> => {
  if (share_to !== undefined && (await unknownIn(tx, actor, "users", share_to.users))) return E.left(invalid({ "share_to.users": ["Somebody named here is not in this organisation"] }));
  if (share_to !== undefined && (await unknownIn(tx, actor, "teams", share_to.teams))) return E.left(invalid({ "share_to.teams": ["A team named here does not exist"] }));
  if (folder_id === undefined || folder_id === null) return E.right(null);
  const { rows } = await sql`select from group_folders where org_id = ${actor.org_id} and folder_id = ${folder_id} and deleted_at is null`.execute(tx.db);
  return rows.length === 0 ? E.left(invalid({ folder_id: ["There is no such folder"] })) : E.right(null);
};

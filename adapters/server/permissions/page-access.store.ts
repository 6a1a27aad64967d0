import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideAccessRequest, type EarlierRequest, pageAskedFor } from "../../../core/permissions/access-request.rule.ts";
import { pageTrace } from "../../../core/permissions/page-trace.rule.ts";
import type { AccessAsked, StaffTrace } from "../../../core/permissions/staff-trace.model.ts";
import type { NewTask } from "../../../core/tasks/task-values.model.ts";
import type { Tx } from "../storage/database.ts";
import { makeTaskStore } from "../tasks/tasks.store.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { type TracedPerson, tracedPerson } from "./traced-person.store.ts";

const mostAsked = 50;

/** Why a user opens the page at an address, or does not. */
export const tracePage = async (call: PeopleCall, id: number, path: string): Promise<E.Either<Failure, StaffTrace>> => {
  const page = pageAskedFor(path);
  if (E.isLeft(page)) return page;
  const person = await tracedPerson(call, id);
  return E.map((found: TracedPerson) => pageTrace(page.right, { ...found, id }))(person);
};

/** Ids of the active administrators, the owner first. */
export const adminsOf = async ({ db, org }: Tx): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.user_id as id from users u where u.org_id = ${org} and u.status = 1 and u.role in ('owner', 'admin')
    order by u.role = 'owner' desc, u.user_id limit ${mostAsked}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The task by which the caller asked last; requests of one user come one after another. */
export const earlierRequest = async ({ tx, actor }: PeopleCall, path: string): Promise<EarlierRequest | null> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('access request', ${actor.user_id}))`.execute(tx.db);
  const { rows } = await sql<EarlierRequest>`
    select t.status, t.deleted_at from access_requests r join tasks t on t.org_id = r.org_id and t.task_id = r.task_id
    where r.org_id = ${tx.org} and r.user_id = ${actor.user_id} and r.path = ${path}`.execute(tx.db);
  return rows[0] ?? null;
};

/**
 * Makes the task of a request, unless an earlier one is still open.
 * @param path under which the request is remembered
 */
export const placeRequest = async (
  call: PeopleCall,
  { title, path }: { readonly title: string; readonly path: string },
  decided: E.Either<Failure, NewTask | null>,
): Promise<E.Either<Failure, AccessAsked>> => {
  const { tx, actor, request } = call;
  if (E.isLeft(decided)) return decided;
  if (decided.right === null) return E.right({ title, is_new: false });
  const made = await makeTaskStore(call).create(decided.right)();
  if (E.isLeft(made)) return made;
  const { id: task_id } = made.right;
  await tx.db
    .insertInto("access_requests")
    .values({ org_id: actor.org_id, user_id: actor.user_id, path, task_id, created_at: request.now })
    .onConflict((row) => row.columns(["org_id", "user_id", "path"]).doUpdateSet({ task_id, created_at: request.now }))
    .execute();
  return E.right({ title, is_new: true });
};

/** Asks the administrators for a page that the caller cannot open. */
export const askForPage = async (call: PeopleCall, traced: StaffTrace, origin: string | null): Promise<E.Either<Failure, AccessAsked>> =>
  placeRequest(call, traced, decideAccessRequest(traced, await earlierRequest(call, traced.path), await adminsOf(call.tx), origin));

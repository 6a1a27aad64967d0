import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { recordOfAddress, recordPath } from "../../../core/permissions/record-address.rule.ts";
import { decideRecordRequest, recordTitle } from "../../../core/permissions/record-request.rule.ts";
import type { AccessAsked } from "../../../core/permissions/staff-trace.model.ts";
import type { TracedRecord } from "../../../core/permissions/traced-record.model.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { adminsOf, askForPage, earlierRequest, placeRequest, tracePage } from "./page-access.store.ts";
import { seesRecord } from "./record-access.store.ts";

const finished = taskStatuses.filter(({ isFinished }) => isFinished).map(({ id }) => id);

/** Number of undecided requests of the caller. */
const openRequests = async ({ tx, actor }: PeopleCall): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from access_requests r join tasks t on t.org_id = r.org_id and t.task_id = r.task_id
    where r.org_id = ${tx.org} and r.user_id = ${actor.user_id} and t.deleted_at is null and t.status <> all(${finished})`.execute(tx.db);
  return rows[0]?.count ?? 0;
};

/** Asks the administrators for a record that the caller does not see, or that does not exist: the caller is not told which. */
const askForRecord = async (
  call: PeopleCall,
  record: TracedRecord,
  user: { readonly id: number; readonly name: string },
  origin: string | null,
): Promise<E.Either<Failure, AccessAsked>> => {
  const path = recordPath(record);
  const earlier = await earlierRequest(call, path);
  const [isSeen, open, admins] = [await seesRecord(call, record), await openRequests(call), await adminsOf(call.tx)];
  const decided = decideRecordRequest({ user, record, isSeen, earlier, open, admins, origin });
  return placeRequest(call, { title: recordTitle(record), path }, decided);
};

/** Asks the administrators for the page at an address, or where that is open for the record that it names. */
export const askForAccess = async (call: PeopleCall, address: string, origin: string | null): Promise<E.Either<Failure, AccessAsked>> => {
  const traced = await tracePage(call, call.actor.user_id, address);
  if (E.isLeft(traced)) return traced;
  const record = recordOfAddress(address);
  return traced.right.is_open && record !== null
    ? askForRecord(call, record, traced.right.user, origin)
    : askForPage(call, traced.right, origin);
};

import * as E from "fp-ts/lib/Either.js";
import type { StaffAccess } from "../../../core/access/access-rule.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { recordTraceProblem } from "../../../core/permissions/access-request.rule.ts";
import { permissionRefusals } from "../../../core/permissions/permission-refusals.ts";
import { recordTrace } from "../../../core/permissions/record-trace.rule.ts";
import type { StaffTrace } from "../../../core/permissions/staff-trace.model.ts";
import type { TracedRecord, TracedRecordKind } from "../../../core/permissions/traced-record.model.ts";
import { campaignEditing } from "../../contract/campaign-editing.contract.ts";
import { contacts } from "../../contract/contacts.contract.ts";
import { fileFolders } from "../../contract/file-folders.contract.ts";
import { files } from "../../contract/files.contract.ts";
import { groups } from "../../contract/groups.contract.ts";
import { lessonFolders } from "../../contract/lesson-folders.contract.ts";
import { lessons } from "../../contract/lessons.contract.ts";
import { tasks } from "../../contract/tasks.contract.ts";
import type { Tx } from "../storage/database.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { tracePage } from "./page-access.store.ts";
import { recordFacts } from "./record-facts.store.ts";
import { tracedPerson } from "./traced-person.store.ts";

/** Who may make the call that returns a record of the kind. */
const accessTo: Readonly<Record<TracedRecordKind, StaffAccess>> = {
  contact: contacts.get.access,
  group: groups.get.access,
  campaign: campaignEditing.get.access,
  lesson: lessons.get.access,
  lesson_folder: lessonFolders.get.access,
  file: files.get.access,
  file_folder: fileFolders.get.access,
  task: tasks.get.access,
};

const teamNames = async ({ db, org }: Tx): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom("teams")
    .select(["team_id", "label"])
    .where("org_id", "=", org)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ team_id, label }) => [team_id, label]));
};

/** Whether the caller sees a record; one that does not exist is seen by nobody. */
export const seesRecord = async (call: PeopleCall, record: TracedRecord): Promise<boolean> => {
  const person = await tracedPerson(call, call.actor.user_id);
  const facts = await recordFacts(call.tx, record);
  return E.isRight(person) && facts !== null && recordTrace(facts, accessTo[record.kind], person.right, await teamNames(call.tx)).is_open;
};

/** Why a user sees a record, or does not. */
const traceRecord = async (call: PeopleCall, user: number, record: TracedRecord): Promise<E.Either<Failure, StaffTrace>> => {
  const problem = recordTraceProblem(call.actor);
  if (problem !== null) return E.left(problem);
  const person = await tracedPerson(call, user);
  if (E.isLeft(person)) return person;
  const facts = await recordFacts(call.tx, record);
  return facts === null
    ? E.left(notFound(permissionRefusals.record_gone))
    : E.right(recordTrace(facts, accessTo[record.kind], person.right, await teamNames(call.tx)));
};

/** Why a user opens a page or sees a record, or does not; asked about one of them. */
export const traceAsked = async (
  call: PeopleCall,
  user: number,
  { path, record }: { readonly path: string | null; readonly record: TracedRecord | null },
): Promise<E.Either<Failure, StaffTrace>> => {
  if (record !== null && path === null) return traceRecord(call, user, record);
  return path === null || record !== null ? E.left(invalid({ path: [permissionRefusals.page_or_record] })) : tracePage(call, user, path);
};

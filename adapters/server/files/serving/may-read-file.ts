import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { LearnerActor, StaffActor } from "../../../../core/access/actor.model.ts";
import { seesRelatedKind } from "../../../../core/tasks/related-access.rule.ts";
import type { Area } from "../../contributions/area.ts";
import type { UsedFile } from "../../contributions/file-use.ts";
import type { Tx } from "../../storage/database.ts";
import { isVisibleFile } from "../visible-files-condition.ts";
import type { StoredFileRow } from "./stored-file.ts";

type Places = Pick<Area, "fileUses" | "fileReader">;
type Subject = Pick<StoredFileRow, "file_id" | "address" | "con_id" | "deleted">;

const usedFile = (tx: Tx, { address }: Subject): UsedFile => {
  const part = `/media/${address}/`;
  return { tx, part, pattern: part };
};

/** Whether the actor sees the contact whose own upload a row `f` of `files` is. */
const isOfVisibleContact = (actor: StaffActor): RawBuilder<SqlBool> =>
  seesRelatedKind(actor, "contacts")
    ? sql`(f.con_id is not null and exists (select from own_contacts c where c.org_id = f.org_id and c.con_id = f.con_id))`
    : sql`false`;

const isTrue = async (tx: Tx, condition: RawBuilder<unknown>): Promise<boolean> =>
  (await sql`select where ${condition}`.execute(tx.db)).rows.length > 0;

const staffReads = async (areas: readonly Places[], tx: Tx, actor: StaffActor, file: Subject): Promise<boolean> => {
  const sees = sql`exists (select from files f where f.org_id = ${actor.org_id} and f.file_id = ${file.file_id} and (${isVisibleFile(actor)} or ${isOfVisibleContact(actor)}))`;
  if (await isTrue(tx, sees)) return !file.deleted || actor.role !== "guest";
  const uses = areas.flatMap(({ fileUses = [] }) => fileUses.map(({ records }) => records(usedFile(tx, file), actor)));
  const used = uses.map((records) => sql`exists (select from (${records}) u where u.seen)`);
  return !file.deleted && used.length > 0 && isTrue(tx, sql.join(used, sql` or `));
};

const learnerReads = async (areas: readonly Places[], tx: Tx, actor: LearnerActor, file: Subject, now: number): Promise<boolean> => {
  if (file.deleted) return false;
  if (file.con_id === actor.con_id) return true;
  for (const { fileReader } of areas) if ((await fileReader?.learner?.(usedFile(tx, file), actor, now)) === true) return true;
  return false;
};

/**
 * Whether a caller may read a file of their organisation: staff who see it in the library or see a record that uses it, those who see the
 * bin also when it is deleted; learners what is in a course or lesson open to them, and their own.
 * @param now epoch seconds
 */
export const mayReadFile = (
  areas: readonly Places[],
  tx: Tx,
  actor: StaffActor | LearnerActor,
  file: Subject,
  now: number,
): Promise<boolean> => (actor.kind === "staff" ? staffReads(areas, tx, actor, file) : learnerReads(areas, tx, actor, file, now));

/** Whether a file is public, such as the logo on a sign-in page. */
export const isPublicFile = async (areas: readonly Places[], tx: Tx, file: Subject): Promise<boolean> => {
  if (file.deleted) return false;
  for (const { fileReader } of areas) if ((await fileReader?.anyone?.(usedFile(tx, file))) === true) return true;
  return false;
};

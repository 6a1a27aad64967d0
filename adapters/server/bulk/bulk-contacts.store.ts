import { type RawBuilder, sql } from "kysely";
import type { BulkContact, BulkValues } from "../../../core/bulk/bulk-contact.model.ts";
import { type WrittenField, writtenFields } from "../../../core/contacts/contact-fields.model.ts";
import { recordOf } from "../../../core/kernel/record-of.ts";
import { writtenColumns, writtenDefinition } from "../contacts/contact-columns.ts";
import { inBin } from "../contacts/in-bin-condition.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Contacts in their current state by id, including those in the bin.
 * @param lock locks them until this transaction ends
 */
export const bulkContacts = async (
  tx: Tx,
  ids: readonly number[],
  lock: boolean,
  now: number,
): Promise<ReadonlyMap<number, BulkContact>> => {
  const { rows } = await sql<BulkContact>`
    select con_id, ${writtenColumns}, fields, archived_at, deleted_at, blocked_at, updated_at, version from contacts c
    where org_id = ${tx.org} and con_id = any(${ids}::bigint[]) and (deleted_at is null or ${inBin(now)})
    order by con_id ${lock ? sql`for no key update` : sql``}`.execute(tx.db);
  return new Map(rows.map((contact) => [contact.con_id, contact]));
};

const setters: { readonly [Key in keyof BulkValues]-?: RawBuilder<unknown> } = {
  ...recordOf<WrittenField, Readonly<Record<WrittenField, RawBuilder<unknown>>>>(
    writtenFields,
    (field) => sql`${sql.ref(field)} = ${sql.ref(`r.${field}`)}`,
  ),
  fields: sql`fields = (c.fields || r.fields) - r.emptied`,
  archived_at: sql`archived_at = r.archived_at`,
  deleted_at: sql`deleted_at = r.deleted_at`,
  blocked_at: sql`blocked_at = r.blocked_at`,
};

const isColumn = (key: string): key is keyof typeof setters => Object.hasOwn(setters, key);

const rowOf = (con_id: number, values: BulkValues) => {
  const entries = Object.entries(values.fields ?? {});
  return {
    con_id,
    ...values,
    fields: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    emptied: entries.flatMap(([key, value]) => (value === null ? [key] : [])),
  };
};

/**
 * The values to write to a contact.
 * @property contact its state afterwards
 */
type Written = { readonly con_id: number; readonly after: BulkValues; readonly contact: Pick<BulkContact, "updated_at"> };

/** Writes the same properties for each contact, with its new modification time. */
export const writeBulkValues = async (tx: Tx, written: readonly Written[]): Promise<void> => {
  const [first] = written;
  if (first === undefined) return;
  const set = Object.keys(first.after)
    .filter(isColumn)
    .map((key) => setters[key]);
  await sql`
    update contacts c set ${sql.join(set)}, version = c.version + 1, updated_at = r.updated_at
    from jsonb_to_recordset(${JSON.stringify(written.map(({ con_id, after, contact: { updated_at } }) => ({ ...rowOf(con_id, after), updated_at })))}::jsonb)
      as r (con_id bigint, ${writtenDefinition}, fields jsonb, emptied text[], archived_at bigint, deleted_at bigint, blocked_at bigint, updated_at bigint)
    where c.org_id = ${tx.org} and c.con_id = r.con_id`.execute(tx.db);
};

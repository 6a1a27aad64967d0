import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import { type Doer, writeTrail } from "../audit/audit.store.ts";
import { byKeys, byNumber } from "./came-since.ts";
import type { MergePart, Move } from "./merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

const reference = (contact: number): string => `api/contacts@${contact}`;

/** Tasks that are about somebody. */
export const movedTasks: MergePart = {
  kind: "tasks",
  count: async ({ tx, other }) => numberOf(tx, sql<{ n: number }>`select count(*) as n from tasks where org_id = ${tx.org} and ${reference(other)} = any(related_records)`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string; had: boolean }>`
      select task_id::text as key, ${reference(kept)} = any(related_records) as had from tasks where org_id = ${tx.org} and ${reference(other)} = any(related_records)`.execute(tx.db);
    await sql`
      update tasks set related_records = case when ${reference(kept)} = any(related_records) then array_remove(related_records, ${reference(other)}) else array_replace(related_records, ${reference(other)}, ${reference(kept)}) end
      where org_id = ${tx.org} and ${reference(other)} = any(related_records)`.execute(tx.db);
    return rows.map(({ key, had }): Move => ({ key, before: { had } }));
  },
  back: async ({ tx, kept, other }, moves) => {
    for (const { key, before } of moves) {
      const names = before["had"] === true ? sql`array_append(related_records, ${reference(other)})` : sql`array_replace(related_records, ${reference(kept)}, ${reference(other)})`;
      await sql`update tasks set related_records = ${names} where org_id = ${tx.org} and task_id = ${Number(key)} and ${reference(kept)} = any(related_records)`.execute(tx.db);
    }
  },
  ...byKeys(async ({ tx, kept }) => (await sql<{ key: string }>`select task_id::text as key from tasks where org_id = ${tx.org} and ${reference(kept)} = any(related_records)`.execute(tx.db)).rows.map(({ key }) => key)),
};

/** Notes about somebody, those in the bin too. */
export const movedNotes: MergePart = {
  kind: "notes",
  count: async ({ tx, other }) => numberOf(tx, sql<{ n: number }>`select count(*) as n from contact_notes where org_id = ${tx.org} and con_id = ${other} and deleted_at is null`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string }>`update contact_notes set con_id = ${kept} where org_id = ${tx.org} and con_id = ${other} returning note_id::text as key`.execute(tx.db);
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update contact_notes set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and note_id = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(tx.db);
  },
  ...byNumber({ table: "contact_notes", id: "note_id", of: ({ kept }) => sql`con_id = ${kept} and deleted_at is null` }),
};

type RelationChange = { readonly contact: number; readonly name: string; readonly before: unknown; readonly after: unknown };

const tellRelations = (tx: Tx, doer: Doer, changes: readonly RelationChange[]): Promise<void> =>
  writeTrail(tx, changes.map(({ contact, name, before, after }) => ({ doer, entry: { action: "contact.update", object_type: "contact", object_id: contact, before: { fields: { [name]: before } }, after: { fields: { [name]: after } } } })));

type Related = { con_id: number; name: string; value: unknown };

/** Other contacts whose own fields name somebody. */
export const movedRelations: MergePart = {
  kind: "relations",
  count: async ({ tx, other, kept }) => (await relationsTo(tx, other, [other, kept])).length,
  move: async ({ tx, kept, other, now, doer }) => {
    const found = await relationsTo(tx, other, [other, kept]);
    const deeds: RelationChange[] = [];
    for (const { con_id, name, value } of found) {
      const ids = Array.isArray(value) ? value : [];
      const named = [...new Set(ids.map((id) => (Number(id) === other ? kept : Number(id))))];
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${JSON.stringify(named)}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${con_id}`.execute(tx.db);
      deeds.push({ contact: con_id, name, before: value, after: named });
    }
    await tellRelations(tx, doer, deeds);
    return found.map(({ con_id, name, value }): Move => ({ key: `${con_id}:${name}`, before: { value } }));
  },
  back: async ({ tx, kept, other, now, doer }, moves) => {
    const deeds: RelationChange[] = [];
    for (const { key, before } of moves) {
      const [contact = "", name = ""] = key.split(/:(.*)/s);
      const was = Array.isArray(before["value"]) ? before["value"] : [];
      const { rows } = await sql<{ value: unknown }>`select fields -> ${name}::text as value from contacts where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(tx.db);
      const ids = Array.isArray(rows[0]?.value) ? rows[0].value.map(Number) : [];
      if (!ids.includes(kept)) continue;
      const stays = was.map(Number).includes(kept) ? ids : ids.filter((id) => id !== kept);
      const named = [...new Set([...stays, other])];
      const after = named.length === was.length && named.every((id) => was.map(Number).includes(id)) ? was : named;
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${JSON.stringify(after)}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(tx.db);
      deeds.push({ contact: Number(contact), name, before: ids, after });
    }
    await tellRelations(tx, doer, deeds);
  },
  ...byKeys(async ({ tx, kept, other }) => (await relationsTo(tx, kept, [other, kept])).map(({ con_id, name }) => `${con_id}:${name}`)),
};

const relationsTo = async (tx: Tx, named: number, without: readonly number[]): Promise<readonly Related[]> => {
  const { rows } = await sql<Related>`
    select c.con_id, f.name, c.fields -> f.name as value from fields f join contacts c on c.org_id = f.org_id
    where f.org_id = ${tx.org} and f.type = 'related_contacts' and c.con_id <> all(${without}::bigint[])
      and (c.fields -> f.name @> ${JSON.stringify([named])}::jsonb or c.fields -> f.name @> ${JSON.stringify([String(named)])}::jsonb)`.execute(tx.db);
  return rows;
};

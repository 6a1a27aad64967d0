import { sql } from "kysely";
import { type Doer, writeTrail } from "../audit/audit.store.ts";
import { byKeys } from "../contributions/came-since.ts";
import type { MergePart, Move } from "../contributions/merge-part.ts";
import type { Tx } from "../storage/database.ts";

type RelationChange = { readonly contact: number; readonly name: string; readonly before: unknown; readonly after: unknown };

const tellRelations = (tx: Tx, doer: Doer, changes: readonly RelationChange[]): Promise<void> =>
  writeTrail(
    tx,
    changes.map(({ contact, name, before, after }) => ({
      doer,
      entry: {
        action: "contact.update",
        object_type: "contact",
        object_id: contact,
        before: { fields: { [name]: before } },
        after: { fields: { [name]: after } },
      },
    })),
  );

type Related = { con_id: number; name: string; value: unknown };

/** Moves references from custom fields of other contacts when contacts are merged. */
export const movedRelations: MergePart = {
  kind: "relations",
  place: 80,
  count: async ({ tx, other, kept }) => (await relationsTo(tx, other, [other, kept])).length,
  move: async ({ tx, kept, other, now, doer }) => {
    const found = await relationsTo(tx, other, [other, kept]);
    const deeds: RelationChange[] = [];
    for (const { con_id, name, value } of found) {
      const ids = Array.isArray(value) ? value : [];
      const named = [...new Set(ids.map((id) => (Number(id) === other ? kept : Number(id))))];
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${JSON.stringify(named)}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${con_id}`.execute(
        tx.db,
      );
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
      const { rows } = await sql<{
        value: unknown;
      }>`select fields -> ${name}::text as value from contacts where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(tx.db);
      const ids = Array.isArray(rows[0]?.value) ? rows[0].value.map(Number) : [];
      if (!ids.includes(kept)) continue;
      const stays = was.map(Number).includes(kept) ? ids : ids.filter((id) => id !== kept);
      const named = [...new Set([...stays, other])];
      const after = named.length === was.length && named.every((id) => was.map(Number).includes(id)) ? was : named;
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${JSON.stringify(after)}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(
        tx.db,
      );
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
      and (c.fields -> f.name @> ${JSON.stringify([named])}::jsonb or c.fields -> f.name @> ${JSON.stringify([String(named)])}::jsonb)`.execute(
    tx.db,
  );
  return rows;
};

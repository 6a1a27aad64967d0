import { sql } from "kysely";
import { secretPlace } from "../fields/sealer.ts";
import type { MergePart, Move } from "./merge-part.ts";

const one = (rows: readonly { readonly n: number }[]): number => rows[0]?.n ?? 0;
const reference = (contact: number): string => `api/contacts@${contact}`;

/** Tasks that are about somebody. */
export const movedTasks: MergePart = {
  kind: "tasks",
  count: async ({ tx, other }) => one((await sql<{ n: number }>`select count(*) as n from tasks where org_id = ${tx.org} and ${reference(other)} = any(related_records)`.execute(tx.db)).rows),
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
};

/** Notes about somebody, those in the bin too. */
export const movedNotes: MergePart = {
  kind: "notes",
  count: async ({ tx, other }) => one((await sql<{ n: number }>`select count(*) as n from contact_notes where org_id = ${tx.org} and con_id = ${other} and deleted_at is null`.execute(tx.db)).rows),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string }>`update contact_notes set con_id = ${kept} where org_id = ${tx.org} and con_id = ${other} returning note_id::text as key`.execute(tx.db);
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update contact_notes set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and note_id = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(tx.db);
  },
};

type Related = { con_id: number; name: string; value: unknown };

/** Other contacts whose own fields name somebody. */
export const movedRelations: MergePart = {
  kind: "relations",
  count: async ({ tx, other, kept }) => (await relationsTo(tx, other, kept)).length,
  move: async ({ tx, kept, other, now }) => {
    const found = await relationsTo(tx, other, kept);
    for (const { con_id, name, value } of found) {
      const ids = Array.isArray(value) ? value : [];
      const named = [...new Set(ids.map((id) => (Number(id) === other ? kept : Number(id))))];
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${JSON.stringify(named)}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${con_id}`.execute(tx.db);
    }
    return found.map(({ con_id, name, value }): Move => ({ key: `${con_id}:${name}`, before: { value } }));
  },
  back: async ({ tx, kept, other, now }, moves) => {
    for (const { key, before } of moves) {
      const [contact = "", name = ""] = key.split(/:(.*)/s);
      const was = Array.isArray(before["value"]) ? before["value"] : [];
      const { rows } = await sql<{ value: unknown }>`select fields -> ${name}::text as value from contacts where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(tx.db);
      const ids = Array.isArray(rows[0]?.value) ? rows[0].value.map(Number) : [];
      if (!ids.includes(kept)) continue;
      const stays = was.map(Number).includes(kept) ? ids : ids.filter((id) => id !== kept);
      const named = [...new Set([...stays, other])];
      const value = JSON.stringify(named.length === was.length && named.every((id) => was.map(Number).includes(id)) ? was : named);
      await sql`update contacts set fields = jsonb_set(fields, array[${name}::text], ${value}::jsonb), version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = ${Number(contact)}`.execute(tx.db);
    }
  },
};

const relationsTo = async (tx: Parameters<MergePart["count"]>[0]["tx"], other: number, kept: number): Promise<readonly Related[]> => {
  const { rows } = await sql<Related>`
    select c.con_id, f.name, c.fields -> f.name as value from fields f join contacts c on c.org_id = f.org_id
    where f.org_id = ${tx.org} and f.type = 'related_contacts' and c.con_id not in (${other}, ${kept})
      and (c.fields -> f.name @> ${JSON.stringify([other])}::jsonb or c.fields -> f.name @> ${JSON.stringify([String(other)])}::jsonb)`.execute(tx.db);
  return rows;
};

/** Secrets that the kept contact takes from the other one: sealed anew, since what is sealed opens in its own place only. */
export const movedSecrets: MergePart = {
  kind: "secrets",
  count: async ({ tx, other, taken }) => one((await sql<{ n: number }>`select count(*) as n from contact_secrets where org_id = ${tx.org} and con_id = ${other} and name = any(${taken}::text[])`.execute(tx.db)).rows),
  move: async ({ tx, kept, other, taken, sealer, now }) => {
    const { rows } = await sql<{ name: string; sealed: string; kept_sealed: string | null }>`
      select o.name, o.sealed, k.sealed as kept_sealed from contact_secrets o
      left join contact_secrets k on k.org_id = o.org_id and k.con_id = ${kept} and k.name = o.name
      where o.org_id = ${tx.org} and o.con_id = ${other} and o.name = any(${taken}::text[])`.execute(tx.db);
    for (const { name, sealed } of rows) {
      const again = sealer.seal(sealer.open(sealed, secretPlace(tx.org, other, name)), secretPlace(tx.org, kept, name));
      await sql`
        insert into contact_secrets (org_id, con_id, name, sealed, updated_at) values (${tx.org}, ${kept}, ${name}, ${again}, ${now})
        on conflict (org_id, con_id, name) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`.execute(tx.db);
    }
    return rows.map(({ name, kept_sealed }): Move => ({ key: name, before: { sealed: kept_sealed } }));
  },
  back: async ({ tx, kept, now }, moves) => {
    for (const { key, before } of moves) {
      const sealed = before["sealed"];
      if (typeof sealed === "string") await sql`update contact_secrets set sealed = ${sealed}, updated_at = ${now} where org_id = ${tx.org} and con_id = ${kept} and name = ${key}`.execute(tx.db);
      else await sql`delete from contact_secrets where org_id = ${tx.org} and con_id = ${kept} and name = ${key}`.execute(tx.db);
    }
  },
};

import { sql } from "kysely";
import type { MergeCase, MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";
import { secretPlace } from "../storage/sealer.ts";

/**
 * The moved fields whose secret was changed since: the kept contact's secret is compared with the one that the merged contact still has.
 */
export const changedSecrets = async ({ tx, kept, other, sealer }: MergeCase, moves: readonly Move[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string; sealed: string | null; from_other: string | null }>`
    select n.name, k.sealed, o.sealed as from_other from unnest(${moves.map(({ key }) => key)}::text[]) n(name)
    left join contact_secrets k on k.org_id = ${tx.org} and k.con_id = ${kept} and k.name = n.name
    left join contact_secrets o on o.org_id = ${tx.org} and o.con_id = ${other} and o.name = n.name`.execute(tx.db);
  const isSame = (name: string, sealed: string | null, from: string | null): boolean =>
    sealed !== null &&
    from !== null &&
    sealer.open(sealed, secretPlace(tx.org, kept, name)) === sealer.open(from, secretPlace(tx.org, other, name));
  return new Set(rows.filter(({ name, sealed, from_other }) => !isSame(name, sealed, from_other)).map(({ name }) => name));
};

/**
 * The fields whose secret was set on the kept contact after a time.
 * @param at epoch seconds
 */
export const secretsSince = async ({ tx, kept }: MergeCase, at: number): Promise<readonly string[]> =>
  (
    await tx.db
      .selectFrom("contact_secrets")
      .select("name")
      .where("org_id", "=", tx.org)
      .where("con_id", "=", kept)
      .where("updated_at", ">", at)
      .execute()
  ).map(({ name }) => name);

/** Copies secrets that the kept contact takes from the other one: encrypted again, since a ciphertext is bound to its contact. */
export const movedSecrets: MergePart = {
  kind: "secrets",
  place: 90,
  count: async ({ tx, other, taken }) =>
    numberOf(
      tx,
      sql<{
        n: number;
      }>`select count(*) as n from contact_secrets where org_id = ${tx.org} and con_id = ${other} and name = any(${taken}::text[])`,
    ),
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
  back: async (merge, moves) => {
    const { tx, kept, now } = merge;
    const changed = await changedSecrets(merge, moves);
    for (const { key, before } of moves) {
      if (changed.has(key)) continue;
      const sealed = before["sealed"];
      if (typeof sealed === "string")
        await sql`update contact_secrets set sealed = ${sealed}, updated_at = ${now} where org_id = ${tx.org} and con_id = ${kept} and name = ${key}`.execute(
          tx.db,
        );
      else await sql`delete from contact_secrets where org_id = ${tx.org} and con_id = ${kept} and name = ${key}`.execute(tx.db);
    }
  },
};

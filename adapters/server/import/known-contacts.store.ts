import { sql } from "kysely";
import type { ImportValues, KnownContact, ReadRow } from "../../../core/import/import-values.model.ts";
import { personReference } from "../../../core/import/person-reference.rule.ts";
import { writtenColumnsOf } from "../contacts/contact-columns.ts";
import type { Tx } from "../storage/database.ts";

type Wanted = {
  readonly ids: readonly number[];
  readonly email: readonly string[];
  readonly mobile: readonly string[];
  readonly names?: readonly string[];
};

/**
 * The contacts, including archived ones, with one of the ids, emails, mobiles or names. Each address is looked up separately: for a list
 * the planner scans the whole table.
 * @param lock locks them until this transaction ends
 */
export const knownContacts = async (tx: Tx, { ids, email, mobile, names = [] }: Wanted, lock = false): Promise<readonly KnownContact[]> => {
  if (ids.length + email.length + mobile.length + names.length === 0) return [];
  const { rows: found } = await sql<{ con_id: number }>`
    select found.con_id from unnest(${email}::text[]) e (address), lateral (select con_id from own_contacts where org_id = ${tx.org} and email @> array[e.address] offset 0) found
    union select found.con_id from unnest(${mobile}::text[]) m (address), lateral (select con_id from own_contacts where org_id = ${tx.org} and mobile @> array[m.address] offset 0) found
    union select found.con_id from unnest(${names}::text[]) n (name), lateral (select con_id from own_contact_names where find_name = fold_text(n.name) offset 0) found
    union select unnest(${ids}::bigint[])`.execute(tx.db);
  if (found.length === 0) return [];
  const known = found.map(({ con_id }) => con_id);
  if (lock)
    await sql`select con_id from contacts where org_id = ${tx.org} and con_id = any(${known}::bigint[]) order by con_id for no key update`.execute(
      tx.db,
    );
  const { rows } = await sql<KnownContact>`
    select c.con_id, ${writtenColumnsOf("c")}, c.fields from own_contacts c
    where c.org_id = ${tx.org} and c.con_id = any(${known}::bigint[]) order by c.con_id`.execute(tx.db);
  return rows;
};

/**
 * The contacts that the rows of a batch may match or reference.
 * @param country two letters
 */
export const wantedBy = (rows: readonly ReadRow[], country: string): Wanted => {
  const people = rows.flatMap((row) => (row.tag === "person" ? [row] : []));
  const all = (of: (values: ImportValues) => readonly string[] | undefined): readonly string[] =>
    people.flatMap(({ values }) => of(values) ?? []);
  const named = [...new Set(people.flatMap(({ related = [] }) => related.flatMap(({ names }) => names)))].map((name) =>
    personReference(name, country),
  );
  return {
    ids: [...new Set([...people.flatMap(({ con_id }) => con_id ?? []), ...named.flatMap(({ id }) => id ?? [])])],
    email: [...new Set([...all(({ email }) => email), ...named.flatMap(({ email }) => email ?? [])])],
    mobile: [...new Set([...all(({ mobile }) => mobile), ...named.flatMap(({ mobile }) => mobile ?? [])])],
    names: [...new Set(named.map(({ name }) => name))],
  };
};

/**
 * Locks addresses against concurrent writers, so that two transactions do not both create the contact. The embedded database has one
 * connection and needs no lock.
 */
export const holdAll = async (
  tx: Tx,
  { email, mobile }: Pick<Wanted, "email" | "mobile">,
  engine: "pglite" | "postgres",
): Promise<void> => {
  const held = [...email, ...mobile].map((text) => `${tx.org}:${text}`).toSorted();
  if (engine === "pglite" || held.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(held, 0)) from unnest(${held}::text[]) held`.execute(tx.db);
};

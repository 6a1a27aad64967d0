import { type RawBuilder, sql } from "kysely";
import type { Area, NamedRecord } from "../contributions/area.ts";
import type { Tx } from "../storage/database.ts";

/** Statements that select the names of records, by object type of the audit log; types without one have no names. */
export type RecordNames = Readonly<Record<string, RawBuilder<NamedRecord>>>;

/** The record names that areas contribute. */
export const recordNamesOf = (areas: readonly Area[]): RecordNames =>
  Object.fromEntries(areas.flatMap(({ recordNames = {} }) => Object.entries(recordNames)));

const key = (type: string, id: string): string => `${type}:${id}`;

/** Current names of records, looked up by type and id. */
export const namesOf = async (
  tx: Tx,
  names: RecordNames,
  records: readonly { readonly type: string; readonly id: string }[],
): Promise<(type: string, id: string) => string | null> => {
  const found = new Map<string, string>();
  for (const [type, asked] of Map.groupBy(records, (record) => record.type)) {
    const rows = names[type];
    if (rows === undefined) continue;
    const ids = [...new Set(asked.map(({ id }) => id))];
    const told =
      await sql<NamedRecord>`select n.id, n.name from (${rows}) n where n.org_id = ${tx.org} and n.id = any(${ids}::text[])`.execute(tx.db);
    for (const { id, name } of told.rows) found.set(key(type, id), name);
  }
  return (type, id) => found.get(key(type, id)) ?? null;
};

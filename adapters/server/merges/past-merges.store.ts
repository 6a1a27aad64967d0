import { sql } from "kysely";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { type CameSince, type PastMerge, unmergeDays } from "../../../core/merges/merge.model.ts";
import type { Tx } from "../storage/database.ts";
import { chosenFieldsOf } from "./merge-values.store.ts";

const daySeconds = 86_400;
const mostListed = 100;

/** A merge as it is stored. */
export type StoredMerge = {
  readonly kept_id: number;
  readonly other_id: number;
  readonly kept_before: Readonly<Record<string, unknown>>;
  readonly kept_after: Readonly<Record<string, unknown>>;
  /** by kind, the mark from which later additions are counted */
  readonly marks: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly undone_at: number | null;
  /** whether the kept contact was merged again since */
  readonly younger: boolean;
};

/** One merge, locked until the transaction ends. */
export const mergeOf = async (tx: Tx, id: number): Promise<StoredMerge | null> => {
  const { rows } = await sql<StoredMerge>`
    select m.kept_id, m.other_id, m.kept_before, m.kept_after, jsonb_build_object('activity', m.last_activity) || m.marks as marks, m.at, m.undone_at,
      exists (select 1 from merges y where y.org_id = m.org_id and y.kept_id = m.kept_id and y.merge_id > m.merge_id and y.undone_at is null) as younger
    from merges m where m.org_id = ${tx.org} and m.merge_id = ${id} for update of m`.execute(tx.db);
  return rows[0] ?? null;
};

type Since = { readonly later: readonly string[]; readonly stayed: Readonly<Record<string, number>> };
type Shown = { readonly names: ReadonlySet<string>; readonly labels: Readonly<Record<string, string>> };
type PastRow = Omit<PastMerge, "since"> & { readonly stayed: Since | null };

/** The changes since a merge, limited to fields that the viewer may see. */
export const cameSince = ({ later, stayed }: Since, { names, labels }: Shown): CameSince => {
  const seen = later.filter((field) => names.has(field));
  return {
    later: seen,
    labels: Object.fromEntries(seen.flatMap((field) => (labels[field] === undefined ? [] : [[field, labels[field]]]))),
    stayed,
  };
};

/**
 * The merges of the last 30 days, newest first.
 * @param kept con_id of a single kept contact, without undone merges; null for all
 */
export const pastMerges = async (tx: Tx, viewer: FieldViewer, now: number, kept: number | null = null): Promise<readonly PastMerge[]> => {
  const name = (alias: string) =>
    sql`contact_name(${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.email`)}, ${sql.ref(`${alias}.mobile`)}, ${sql.ref(`${alias}.con_id`)})`;
  const { rows } = await sql<PastRow>`
    select m.merge_id as id, m.kept_id, ${name("k")} as kept_name, m.other_id, ${name("o")} as other_name, nullif(btrim(u.first_name || ' ' || u.last_name), '') as by, m.at, m.at + ${unmergeDays * daySeconds} as until, m.undone_at, m.stayed
    from merges m join contacts k on k.con_id = m.kept_id join contacts o on o.con_id = m.other_id left join users u on u.user_id = m.user_id
    where m.org_id = ${tx.org} and m.at > ${now - unmergeDays * daySeconds} ${kept === null ? sql`` : sql`and m.kept_id = ${kept} and m.undone_at is null`} order by m.at desc, m.merge_id desc limit ${mostListed}`.execute(
    tx.db,
  );
  const shown: Shown = rows.some(({ stayed }) => stayed !== null) ? await chosenFieldsOf(tx, viewer) : { names: new Set(), labels: {} };
  return rows.map(({ stayed, ...row }) => ({ ...row, since: stayed === null ? null : cameSince(stayed, shown) }));
};

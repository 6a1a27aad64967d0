import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import type { Area } from "./area.ts";

/**
 * One record that went from a user who left to another.
 * @property had whether the other user had it already besides
 */
export type OwnedMove = { readonly id: number; readonly had: boolean };

/** From whom to whom records go, in the transaction that archives or restores a user; `now` in epoch seconds. */
export type HandOver = { readonly tx: Tx; readonly from: number; readonly to: number; readonly now: number };

/**
 * One kind of records that a user can own.
 * @property kind its name in dialogs
 * @property place position in dialogs, smallest first
 */
export type OwnedPart = {
  readonly kind: string;
  readonly place: number;
  readonly count: (tx: Tx, user: number) => Promise<number>;
  readonly move: (hand: HandOver) => Promise<readonly OwnedMove[]>;
  /** Moves back what still belongs to the user to whom it went. */
  readonly back: (hand: HandOver, moves: readonly OwnedMove[]) => Promise<void>;
};

type Rows = {
  readonly kind: string;
  readonly place: number;
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** which rows count, with the table as `r` */
  readonly inUse: RawBuilder<unknown>;
  /** further assignments of a change */
  readonly marks?: (now: number) => readonly RawBuilder<unknown>[];
};

/** Records whose owner is in a column of their table. */
export const ownedRows = ({ kind, place, table, id, column, inUse, marks = () => [] }: Rows): OwnedPart => {
  const set = (user: number, now: number): RawBuilder<unknown> => sql.join([sql`${sql.ref(column)} = ${user}`, ...marks(now)]);
  return {
    kind,
    place,
    count: async ({ db, org }, user) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} r where r.org_id = ${org} and r.${sql.ref(column)} = ${user} and ${inUse}`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
    move: async ({ tx: { db, org }, from, to, now }) => {
      const { rows } = await sql<{ id: number }>`
        update ${sql.table(table)} r set ${set(to, now)} where r.org_id = ${org} and r.${sql.ref(column)} = ${from} and ${inUse} returning r.${sql.ref(id)} as id`.execute(
        db,
      );
      return rows.map((row) => ({ id: row.id, had: false }));
    },
    back: async ({ tx: { db, org }, from, to, now }, moves) => {
      const ids = moves.map((move) => move.id);
      await sql`
        update ${sql.table(table)} r set ${set(from, now)} where r.org_id = ${org} and r.${sql.ref(id)} = any(${ids}::bigint[]) and r.${sql.ref(column)} = ${to}`.execute(
        db,
      );
    },
  };
};

/** Everything that a user can own, ordered by `place`. */
export const ownedPartsOf = (areas: readonly Area[]): readonly OwnedPart[] =>
  areas.flatMap(({ ownedParts = [] }) => ownedParts).toSorted((a, b) => a.place - b.place);

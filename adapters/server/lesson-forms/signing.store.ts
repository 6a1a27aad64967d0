import { sql } from "kysely";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import { isTakenAt, isTakenBy, takenKey } from "../learning/taken-row.ts";
import type { Tx } from "../storage/database.ts";

/** A document that a taker signs, or that is being created for them. */
export type StoredSigning = {
  readonly signing_id: number;
  readonly document: string | null;
  readonly address: string | null;
  readonly created_at: number;
  readonly signed_at: number | null;
};

/** The taker's document of an item that is signed or can be; null without one. */
export const signingOf = async ({ db, org }: Tx, taker: Taker, place: ItemPlace): Promise<StoredSigning | null> => {
  const { rows } = await sql<StoredSigning>`
    select signing_id, document, address, created_at, signed_at from signing_documents
    where org_id = ${org} and ${isTakenBy(taker)} and ${isTakenAt(place)} and item_uuid = ${place.item} and ended_at is null
    order by signed_at is null, signing_id desc limit 1`.execute(db);
  return rows[0] ?? null;
};

/** Reserves a document before it is created at SignWell. */
export const reserveSigning = async (tx: Tx, org: number, taker: Taker, place: ItemPlace, now: number): Promise<number> => {
  const { signing_id } = await tx.db
    .insertInto("signing_documents")
    .values({
      org_id: org,
      ...takenKey(taker, place),
      item_uuid: place.item,
      document: null,
      address: null,
      created_at: now,
      signed_at: null,
      ended_at: null,
    })
    .returning("signing_id")
    .executeTakeFirstOrThrow();
  return signing_id;
};

type Change = Partial<{ document: string; address: string | null; signed_at: number; ended_at: number }>;

export const changeSigning = async ({ db }: Tx, org: number, id: number, change: Change): Promise<void> => {
  await db.updateTable("signing_documents").set(change).where("org_id", "=", org).where("signing_id", "=", id).execute();
};

/** Drops a reservation whose document was not created. */
export const dropSigning = async ({ db }: Tx, org: number, id: number): Promise<void> => {
  await db.deleteFrom("signing_documents").where("org_id", "=", org).where("signing_id", "=", id).where("document", "is", null).execute();
};

import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../../../../adapters/server/storage/database.ts";

/** A parcel as a row of its table. */
export type ParcelRow = { readonly id: number; readonly con_id: number; readonly name: string; readonly is_delivered: boolean };

const columns = sql`parcel_id as id, con_id, name, delivered_at is not null as is_delivered`;

const rowsOf = async ({ db }: Tx, statement: RawBuilder<ParcelRow>): Promise<readonly ParcelRow[]> => (await statement.execute(db)).rows;

/** The table of parcels, as the area's migration would create it. */
export const createParcels = async ({ db }: Tx): Promise<void> => {
  await sql`create table parcels (parcel_id bigint generated always as identity primary key, org_id bigint not null references orgs, con_id bigint not null references contacts, name text not null, sent_at bigint not null, delivered_at bigint)`.execute(
    db,
  );
  await sql`call guard_by_org('parcels')`.execute(db);
};

export const parcelsOf = (tx: Tx, org: number): Promise<readonly ParcelRow[]> =>
  rowsOf(tx, sql<ParcelRow>`select ${columns} from parcels where org_id = ${org} order by parcel_id`);

/**
 * Stores a parcel.
 * @param now epoch seconds
 * @throws Error when nothing was stored
 */
export const addParcel = async (
  tx: Tx,
  org: number,
  parcel: { readonly con_id: number; readonly name: string },
  now: number,
): Promise<ParcelRow> => {
  const [row] = await rowsOf(
    tx,
    sql<ParcelRow>`insert into parcels (org_id, con_id, name, sent_at) values (${org}, ${parcel.con_id}, ${parcel.name}, ${now}) returning ${columns}`,
  );
  if (row === undefined) throw new Error("The parcel was not stored.");
  return row;
};

/**
 * Marks what is on its way as delivered.
 * @returns how many parcels that were
 */
export const deliverParcels = async ({ db }: Tx, org: number, now: number): Promise<number> =>
  Number(
    (await sql`update parcels set delivered_at = ${now} where org_id = ${org} and delivered_at is null`.execute(db)).numAffectedRows ?? 0,
  );

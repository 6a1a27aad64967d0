import { sql } from "kysely";
import { ownRecording } from "../../../core/learning/own-recording.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Tx } from "../storage/database.ts";

/** The lengths of the organisation's own recordings that items play, in seconds by the address of the file. */
export const ownLengths = async ({ db, org }: Tx, items: readonly LessonItem[]): Promise<ReadonlyMap<string, number>> => {
  const addresses = items.map(ownRecording).filter((address) => address !== null);
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ address: string; duration: number }>`
    select address::text as address, duration from files
    where org_id = ${org} and duration > 0 and address = any(${addresses}::uuid[])`.execute(db);
  return new Map(rows.map(({ address, duration }) => [address, duration]));
};

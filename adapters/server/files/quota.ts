import { sql } from "kysely";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Config } from "../config.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

/** Why more bytes are not stored; null while they fit. */
export const quotaRefusal = async (tx: Tx, { files }: Pick<Config, "files">, more: number): Promise<Failure | null> => {
  const used = await numberOf(
    tx,
    sql<{ n: number }>`select coalesce(sum(bytes), 0)::bigint as n from file_contents where org_id = ${tx.org}`,
  );
  return used + more > files.quotaBytes ? { tag: "full", ...failureRefusals.storage_full } : null;
};

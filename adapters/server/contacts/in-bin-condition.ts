import { type RawBuilder, sql, type SqlBool } from "kysely";
import { binSeconds } from "../../../core/contacts/deleted-contact.model.ts";

/**
 * Whether a row `c` of `contacts` is in the bin (the core's `isInBin`), neither erased nor merged.
 * @param now epoch seconds
 */
export const inBin = (now: number): RawBuilder<SqlBool> =>
  sql`(c.deleted_at > ${now - binSeconds} and c.erased_at is null and c.merged_into is null)`;

import type { RawBuilder } from "kysely";
import type { Tx } from "./database.ts";

/** The one number that a statement selects as `n`; 0 where it selects nothing. */
export const numberOf = async ({ db }: Pick<Tx, "db">, statement: RawBuilder<{ n: number }>): Promise<number> =>
  (await statement.execute(db)).rows[0]?.n ?? 0;

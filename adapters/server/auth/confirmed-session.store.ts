import { sql } from "kysely";
import { secretTimes } from "../../../core/fields/secrets.port.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";

type Asking = Pick<Request, "session" | "now">;

/** Whether the user of this session confirmed their identity within the last five minutes. */
export const isConfirmed = async ({ db, org }: Tx, { session, now }: Asking): Promise<boolean> => {
  const { rows } = await sql<{
    at: number | null;
  }>`select confirmed_at as at from sessions where org_id = ${org} and token_hash = ${session?.tokenHash ?? null}`.execute(db);
  const at = rows[0]?.at ?? null;
  return at !== null && now < at + secretTimes.confirmed;
};

/** Stores that the user of this session confirmed their identity now. */
export const confirmSession = async ({ db, org }: Tx, { session, now }: Asking): Promise<void> => {
  await sql`update sessions set confirmed_at = ${now} where org_id = ${org} and token_hash = ${session?.tokenHash ?? null}`.execute(db);
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { cutBefore, decideRetention, retentionProblems, standardDays } from "../../../core/retention/decide-retention.rule.ts";
import type { RetentionKey } from "../../../core/retention/retention-kinds.rule.ts";
import { type Retention, RetentionDays, type RetentionDue } from "../../../core/retention/retention.model.ts";
import type { RetentionStore } from "../../../core/retention/retention.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { dueOf, heldOf } from "./kept-records.store.ts";

type Stored = { readonly version: number; readonly days: RetentionDays };

/** The days in force in the organisation of a transaction. */
export const storedRetention = async ({ db, org }: Tx): Promise<Stored> => {
  const { rows } = await sql<{ version: number; days: unknown }>`
    select version, days from retention_settings where org_id = ${org}`.execute(db);
  const [row] = rows;
  return row === undefined || !RetentionDays.is(row.days)
    ? { version: row?.version ?? 0, days: standardDays }
    : { version: row.version, days: row.days };
};

const byKind = async <A>(of: (kind: RetentionKey) => Promise<A>): Promise<Readonly<Record<RetentionKey, A>>> => ({
  deliveries: await of("deliveries"),
  usage: await of("usage"),
  views_as: await of("views_as"),
  messages_of_archived: await of("messages_of_archived"),
});

/** How long the organisation keeps records, in the transaction of one call. */
export const makeRetentionStore = (call: Doer & { readonly tx: Tx }): RetentionStore => {
  const { tx } = call;
  const { now } = call.request;
  const read = async (): Promise<Retention> => ({ ...(await storedRetention(tx)), held: await byKind((kind) => heldOf(tx, kind)) });
  return {
    get: () => async () => E.right(await read()),
    due: (days) => async (): Promise<E.Either<Failure, RetentionDue>> => {
      const problems = retentionProblems(days);
      if (Object.keys(problems).length > 0) return E.left(invalid(problems));
      return E.right(await byKind((kind) => dueOf(tx, kind, cutBefore(days[kind], now))));
    },
    change: (change) => async () => {
      await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
      const stored = await storedRetention(tx);
      const decided = decideRetention(stored, change);
      if (E.isLeft(decided)) return decided;
      const days = JSON.stringify(decided.right);
      await sql`
        insert into retention_settings (org_id, days, version, updated_at) values (${tx.org}, ${days}::jsonb, ${stored.version + 1}, ${now})
        on conflict (org_id) do update set days = excluded.days, version = excluded.version, updated_at = excluded.updated_at`.execute(
        tx.db,
      );
      await writeAudit(tx, call, {
        action: "org.retention",
        object_type: "org",
        object_id: tx.org ?? 0,
        before: stored.days,
        after: decided.right,
      });
      return E.right(await read());
    },
  };
};

import { type RawBuilder, sql } from "kysely";
import type { AuditQuery, AuditWho } from "../../../core/audit/audit-query.model.ts";
import { auditSpan } from "../../../core/audit/audit-span.rule.ts";
import type { Tx } from "../storage/database.ts";

/**
 * An entry as it is stored.
 * @property is_erased whether it is about a contact that was erased since
 */
export type AuditRow = {
  readonly audit_id: number;
  readonly at: number;
  readonly actor_kind: string;
  readonly actor_id: number | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly is_erased: boolean;
};

const byWho = (who: AuditWho): RawBuilder<unknown> => {
  if ("kind" in who) return sql`a.actor_kind = ${who.kind}`;
  return "person" in who
    ? sql`audit_who(a.actor_kind, a.actor_id) = ${who.person} and a.actor_kind in ('staff', 'sudo', 'token', 'job')`
    : sql`audit_who(a.actor_kind, a.actor_id) = ${-who.learner} and a.actor_kind = 'learner'`;
};

const isErased = sql<boolean>`(case when a.object_type = 'contact' and a.object_id ~ '^[0-9]{1,18}$' then exists (select from contacts c where c.con_id = a.object_id::bigint and c.org_id = current_org() and c.erased_at is not null) else false end)`;

/** The columns read of an entry `a`. */
export const auditColumns = sql`a.audit_id, a.at, a.actor_kind, a.actor_id, a.action, a.object_type, a.object_id, a.before, a.after, ${isErased} as is_erased`;

/** The conditions of a query on an entry `a`, except search words and page cursor. */
export const auditConditions = ({ who, type, record, action, from, to }: AuditQuery, timeZone: string): readonly RawBuilder<unknown>[] => {
  const { since, before: until } = auditSpan({ from, to }, timeZone);
  return [
    ...(who === null ? [] : [byWho(who)]),
    ...(type === null ? [] : [sql`a.object_type = ${type}`]),
    ...(record === null ? [] : [sql`a.object_id = ${record}`]),
    ...(action === null ? [] : [sql`a.action = ${action}`]),
    ...(since === null ? [] : [sql`a.at >= ${since}`]),
    ...(until === null ? [] : [sql`a.at < ${until}`]),
  ];
};

/** Entries of the transaction's organisation, newest first, regardless of the search words. */
export const auditRows = async (tx: Tx, query: AuditQuery, limit: number, timeZone: string): Promise<readonly AuditRow[]> => {
  const [at, id] = (query.before ?? "").split(".").map(Number);
  const behind = at === undefined || id === undefined ? [] : [sql`(a.at, a.audit_id) < (${at}::bigint, ${id}::bigint)`];
  const conditions = sql.join([sql`true`, ...auditConditions(query, timeZone), ...behind], sql` and `);
  const { rows } = await sql<AuditRow>`
    select ${auditColumns} from (select * from own_audit a where ${conditions} order by a.at desc, a.audit_id desc limit ${limit}) a order by a.at desc, a.audit_id desc`.execute(
    tx.db,
  );
  return rows;
};

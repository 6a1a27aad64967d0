import { type RawBuilder, sql } from "kysely";
import type { AuditQuery, AuditWho } from "../../../core/audit/audit-query.model.ts";
import { auditSpan } from "../../../core/audit/audit-span.rule.ts";
import { searchedWords } from "../../../core/audit/audit-search.rule.ts";
import type { Tx } from "../storage/database.ts";

/** An entry as it is kept. @property is_erased that it tells of a contact who was erased since */
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
  return "person" in who ? sql`a.actor_id = ${who.person} and a.actor_kind in ('staff', 'token', 'job')` : sql`a.actor_id = ${who.learner} and a.actor_kind = 'learner'`;
};

const isErased = sql<boolean>`(case when a.object_type = 'contact' and a.object_id ~ '^[0-9]{1,18}$' then exists (select from contacts c where c.con_id = a.object_id::bigint and c.org_id = current_org() and c.erased_at is not null) else false end)`;

/** Words are looked for in what may be told alone; the index, which knows more, only finds candidates. */
const byWords = (words: string, veiled: readonly string[]): RawBuilder<unknown> => sql`
  audit_words(a.before, a.after) @@ to_tsquery('simple', ${words}) and audit_words(audit_told(a.before, ${veiled}::text[]), audit_told(a.after, ${veiled}::text[])) @@ to_tsquery('simple', ${words}) and not ${isErased}`;

const conditions = ({ who, type, record, action, from, to, text, before }: AuditQuery, timeZone: string, veiled: readonly string[]): RawBuilder<unknown> => {
  const { since, before: until } = auditSpan({ from, to }, timeZone);
  const words = searchedWords(text);
  const [at, id] = (before ?? "").split(".").map(Number);
  const parts = [
    ...(who === null ? [] : [byWho(who)]),
    ...(type === null ? [] : [sql`a.object_type = ${type}`]),
    ...(record === null ? [] : [sql`a.object_id = ${record}`]),
    ...(action === null ? [] : [sql`a.action = ${action}`]),
    ...(since === null ? [] : [sql`a.at >= ${since}`]),
    ...(until === null ? [] : [sql`a.at < ${until}`]),
    ...(words === null ? [] : [byWords(words, veiled)]),
    ...(at === undefined || id === undefined ? [] : [sql`(a.at, a.audit_id) < (${at}::bigint, ${id}::bigint)`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
};

/** Entries of the transaction's organisation, the latest first. @param veiled own fields that are not searched */
export const auditRows = async (tx: Tx, query: AuditQuery, limit: number, timeZone: string, veiled: readonly string[]): Promise<readonly AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select a.audit_id, a.at, a.actor_kind, a.actor_id, a.action, a.object_type, a.object_id, a.before, a.after, ${isErased} as is_erased
    from (select * from own_audit a where ${conditions(query, timeZone, veiled)} order by a.at desc, a.audit_id desc limit ${limit}) a order by a.at desc, a.audit_id desc`.execute(tx.db);
  return rows;
};

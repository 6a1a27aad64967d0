import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { admins, members, staff, mayCall, type StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Facts, FoundRecord } from "../../../core/assistant/answer.rule.ts";
import type { Countable, Intent } from "../../../core/assistant/question-intent.rule.ts";
import { contactSearchTerms } from "../../../core/contacts/contact-search.rule.ts";
import type { Tx } from "../storage/database.ts";

const mostShown = 5;

/** Who may be told how many there are, and which rows are counted. */
const countables: Readonly<Record<Countable, { readonly access: StaffAccess; readonly rows: (org: number | null) => RawBuilder<unknown> }>> = {
  contacts: { access: members("contacts"), rows: (org) => sql`contacts where org_id = ${org} and deleted_at is null and archived_at is null` },
  "archived contacts": { access: members("contacts"), rows: (org) => sql`contacts where org_id = ${org} and deleted_at is null and archived_at is not null` },
  lessons: { access: staff("lessons"), rows: (org) => sql`lessons where org_id = ${org} and deleted_at is null` },
  courses: { access: staff("campaigns"), rows: (org) => sql`campaigns where org_id = ${org} and deleted_at is null` },
  users: { access: admins, rows: (org) => sql`users where org_id = ${org} and status = 1` },
};

const may = (actor: StaffActor, access: StaffAccess): boolean => E.isRight(mayCall(access, actor));

const countOf = async (tx: Tx, what: Countable): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${countables[what].rows(tx.org)}`.execute(tx.db);
  return rows[0]?.n ?? 0;
};

const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

type Named = { readonly id: number; readonly name: string; readonly info: string; readonly n: number };

const contactsNamed = (tx: Tx, name: string): RawBuilder<Named> => {
  const terms = contactSearchTerms(name).map(({ text, atWordStart }) => sql`c.search_text like fold_text(${atWordStart ? likeOf(` ${text}`) : likeOf(text)})`);
  return sql<Named>`
    select c.con_id as id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name,
           concat_ws(', ', coalesce(c.email[1], c.mobile[1]), case when c.archived_at is null then null else 'archived' end) as info, count(*) over () as n
    from contacts c where ${sql.join([sql`c.org_id = ${tx.org}`, sql`c.deleted_at is null`, ...terms], sql` and `)}
    order by c.archived_at is not null, c.sort_name, c.con_id limit ${mostShown}`;
};

const namedIn = (tx: Tx, table: "lessons" | "campaigns", name: string): RawBuilder<Named> => sql<Named>`
  select ${sql.ref(table === "lessons" ? "lesson_id" : "campaign_id")} as id, name, '' as info, count(*) over () as n
  from ${sql.table(table)} where org_id = ${tx.org} and deleted_at is null and fold_text(name) like fold_text(${likeOf(name)}) order by name limit ${mostShown}`;

const found = async (tx: Tx, actor: StaffActor, name: string): Promise<Facts> => {
  const records: FoundRecord[] = [];
  let all = 0;
  const add = async (query: RawBuilder<Named>, kind: FoundRecord["kind"], href: (id: number) => string | null): Promise<void> => {
    const { rows } = await query.execute(tx.db);
    all += rows[0]?.n ?? 0;
    for (const row of rows) records.push({ kind, name: row.name, info: row.info, href: href(row.id) });
  };
  if (may(actor, members("contacts"))) await add(contactsNamed(tx, name), "contact", (id) => `/ui/contacts/${id}`);
  if (may(actor, staff("lessons"))) await add(namedIn(tx, "lessons", name), "lesson", () => null);
  if (may(actor, staff("campaigns"))) await add(namedIn(tx, "campaigns", name), "course", () => null);
  return { tag: "found", name, records, more: all - records.length };
};

/** What the organisation's records say to a question: only what the caller may see. */
export const factsFor = async (tx: Tx, actor: StaffActor, intent: Intent): Promise<Facts> => {
  switch (intent.tag) {
    case "greeting":
    case "capabilities":
      return { tag: "capabilities" };
    case "own role":
      return { tag: "own role", role: actor.role, flags: actor.flags };
    case "count":
      return { tag: "count", what: intent.what, n: may(actor, countables[intent.what].access) ? await countOf(tx, intent.what) : null };
    case "find":
      return found(tx, actor, intent.name);
    case "help":
      return { tag: "none" };
  }
};

import { sql } from "kysely";
import { erasedAt } from "../../../core/organisation/closing.rule.ts";
import { closedLetter, closingReminder, takenBackLetter } from "../../../core/outbox/closing-letters.rule.ts";
import type { Letter } from "../../../core/outbox/letter.model.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";

type User = { readonly org_id: number; readonly user_id: number };
type Closed = { readonly org_id: number; readonly name: string; readonly closed_at: number };

/** The day on which a closed organisation is erased, such as 2026-12-27. */
const dayOf = (closedAt: number): string => new Date(erasedAt(closedAt) * 1000).toISOString().slice(0, 10);

/** Mails the owner and the administrators; where no mail can be sent, nothing. */
const tellLeaders = async (tx: Tx, outbox: Outbox, org: number, now: number, letterTo: (name: string) => Letter): Promise<void> => {
  if (!canSend(outbox.ways, "email")) return;
  const leaders = await tx.db
    .selectFrom("users")
    .select(["first_name", "email"])
    .where("org_id", "=", org)
    .where("role", "in", ["owner", "admin"])
    .where("status", "=", 1)
    .orderBy("user_id")
    .execute();
  for (const { first_name, email } of leaders)
    await outbox.send(tx, org, { channel: "email", recipient: email, letter: letterTo(first_name), secret: null }, now);
};

const nameOf = async ({ db }: Tx, { org_id, user_id }: User): Promise<string> => {
  const { first_name, last_name } = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`.trim();
};

/**
 * Closes the organisation of a transaction: all sessions end, its jobs are put back and wait, and owner and administrators are notified.
 * @returns when it will be erased, in epoch seconds
 */
export const closeOrg = async (
  tx: Tx,
  outbox: Outbox,
  call: Parameters<typeof writeAudit>[1] & { readonly actor: User; readonly request: Request },
  name: string,
): Promise<number> => {
  const { actor, request } = call;
  const { org_id: org } = actor;
  const { now, language = "en" } = request;
  await sql`update orgs set closed_at = ${now}, closing_reminded_at = null where org_id = ${org}`.execute(tx.db);
  for (const table of ["sessions", "second_steps", "views_as", "billing_shares"])
    await sql`delete from ${sql.table(table)} where org_id = ${org}`.execute(tx.db);
  await sql`
    update jobs set state = 'queued', lease_token = null, lease_until = null where org_id = ${org} and state = 'running'`.execute(tx.db);
  const by = await nameOf(tx, actor);
  const about = { org: name, by, day: dayOf(now) };
  await tellLeaders(tx, outbox, org, now, (to) => closedLetter(language, { ...about, name: to }));
  await writeAudit(tx, call, {
    action: "org.close",
    object_type: "org",
    object_id: org,
    before: { closed_at: null },
    after: { closed_at: now, erased_at: erasedAt(now) },
  });
  return erasedAt(now);
};

/** Opens the closed organisation of an owner who has just signed in to take it back; does nothing where it is open. */
export const takeBack = async (tx: Tx, outbox: Outbox, user: User, request: Request): Promise<void> => {
  const { org_id: org } = user;
  const { rows } = await sql<Closed>`
    with known as (select org_id, name, closed_at from orgs where org_id = ${org} and closed_at is not null for update)
    update orgs o set closed_at = null, closing_reminded_at = null from known where o.org_id = known.org_id
    returning known.org_id, known.name, known.closed_at`.execute(tx.db);
  const [closed] = rows;
  if (closed === undefined) return;
  const by = await nameOf(tx, user);
  await tellLeaders(tx, outbox, org, request.now, (to) => takenBackLetter(request.language ?? "en", { org: closed.name, by, name: to }));
  const actor = { kind: "staff", ...user, role: "owner", flags: [], features: [], teams: [], row_rule: "all" } as const;
  await writeAudit(
    { ...tx, org },
    { actor, request },
    { action: "org.take-back", object_type: "org", object_id: org, before: { closed_at: closed.closed_at }, after: { closed_at: null } },
  );
};

/** Reminds owner and administrators of a closed organisation of its erasure. */
export const remindOfErasure = async (tx: Tx, outbox: Outbox, { org_id, name, closed_at }: Closed, now: number): Promise<void> => {
  await sql`update orgs set closing_reminded_at = ${now} where org_id = ${org_id}`.execute(tx.db);
  await tellLeaders(tx, outbox, org_id, now, (to) => closingReminder("en", { org: name, day: dayOf(closed_at), name: to }));
};

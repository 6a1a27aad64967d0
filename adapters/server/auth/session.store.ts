import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import { isOpenAccount } from "../../../core/auth/confirmed-account.rule.ts";
import type { TokenScope } from "../../../core/auth/token-scope.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { orgLimits } from "../../../core/organisation/org-settings.model.ts";
import type { ViewInForce } from "../../../core/view-as/view-in-force.rule.ts";
import { type Database, planned, type Tx } from "../storage/database.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";
import { actorOfSession, type SessionRow } from "./session-row.ts";

export type Session = {
  readonly tokenHash: string;
  readonly csrfToken: string;
  readonly actor: StaffActor | LearnerActor;
  readonly expiresAt: number;
  /** may only set up two-step sign-in */ readonly isLimited: boolean;
  /** of an API token that is limited to them */ readonly scopes?: readonly TokenScope[];
  /** of a tab that shows an application as another user sees it */ readonly view?: ViewInForce;
  /** began by a link of support, which acts as the user */ readonly isSudo?: boolean;
};

const hour = 3600;
const day = 24 * hour;
/** Seconds after which an unused session expires at the latest; an organisation may choose less. */
export const idleSeconds = orgLimits.idleHours.most * hour;
const absoluteSeconds = orgLimits.sessionDays.most * day;
const cacheSeconds = 1;
const touchSeconds = 60;

type Owner = { readonly org: number } & (
  | {
      readonly kind: "staff";
      readonly user: number;
      readonly setsUpTwoStep?: boolean;
      readonly sudo?: { readonly reason: string; readonly until: number };
    }
  | { readonly kind: "learner"; readonly contact: number; readonly pid: string }
);
type Facts = { readonly ip: string; readonly userAgent: string; readonly now: number };

/**
 * Opens a session.
 * @returns the token, which is not stored, and its CSRF token
 */
export const openSession = async (tx: Tx, owner: Owner, facts: Facts): Promise<{ readonly token: string; readonly csrfToken: string }> => {
  const token = freshSecret();
  const csrfToken = freshSecret();
  await tx.db
    .insertInto("sessions")
    .values({
      token_hash: secretHash(token),
      org_id: owner.org,
      kind: owner.kind,
      user_id: owner.kind === "staff" ? owner.user : null,
      con_id: owner.kind === "learner" ? owner.contact : null,
      pid: owner.kind === "learner" ? owner.pid : null,
      csrf_token: csrfToken,
      ip: facts.ip,
      user_agent: facts.userAgent.slice(0, 300),
      created_at: facts.now,
      seen_at: facts.now,
      expires_at: owner.kind === "staff" && owner.sudo !== undefined ? owner.sudo.until : facts.now + absoluteSeconds,
      sets_up_two_step: owner.kind === "staff" && owner.setsUpTwoStep === true,
      sudo_reason: owner.kind === "staff" ? (owner.sudo?.reason ?? null) : null,
    })
    .execute();
  return { token, csrfToken };
};

const readSession = (database: Database, tokenHash: string, now: number): Promise<Session | null> =>
  database.asSystem(async (tx) => {
    const { db } = tx;
    const [row] = await planned(
      tx,
      sql<SessionRow>`
      select s.token_hash, s.kind, s.org_id, s.csrf_token, s.seen_at, least(s.expires_at, s.created_at + o.session_days * ${day}) as expires_at, o.idle_hours, s.user_id, s.con_id, s.pid,
             u.role, u.flags, u.flags_until, u.teams, u.row_rule, u.activated, u.created_at as user_since, o.features, s.sudo_reason is not null as sudo,
             s.sets_up_two_step and o.requires_two_step and not exists (select from two_steps w where w.user_id = s.user_id and w.secret is not null) as limited,
             case s.kind when 'staff' then coalesce(u.status = 1, false)
                         else exists (select from contacts c where c.con_id = s.con_id and c.org_id = s.org_id and c.archived_at is null and c.deleted_at is null and c.blocked_at is null)
                          and exists (select from portals p where p.pid = s.pid and p.org_id = s.org_id and p.closed_at is null) end as alive
      from sessions s join orgs o using (org_id) left join users u on u.user_id = s.user_id and u.org_id = s.org_id
      where s.token_hash = ${tokenHash} and o.closed_at is null`,
    );
    if (row === undefined || !row.alive || row.expires_at <= now || row.seen_at + row.idle_hours * hour <= now) return null;
    if (row.kind === "staff" && !isOpenAccount({ activated: row.activated === true, created_at: row.user_since ?? 0 }, now)) return null;
    if (row.seen_at + touchSeconds <= now) {
      await sql`update sessions set seen_at = ${now} where token_hash = ${tokenHash}`.execute(db);
      if (row.user_id !== null && !row.sudo) await sql`update users set seen_at = ${now} where user_id = ${row.user_id}`.execute(db);
    }
    const actor = actorOfSession(row, now);
    if (actor === null) return null;
    const support = row.sudo ? { isSudo: true } : {};
    return { tokenHash, csrfToken: row.csrf_token, actor, expiresAt: row.expires_at, isLimited: row.limited && !row.sudo, ...support };
  });

export type Sessions = {
  /**
   * The session of a token; null within a second after its owner was archived, blocked or removed or its portal closed, and for an owner whose
   * email address has stayed unconfirmed for a day.
   */
  readonly find: (token: string, now: number) => Promise<Session | null>;
  /** The same, including sessions that may only set up two-step sign-in. */
  readonly findLimited: (token: string, now: number) => Promise<Session | null>;
  readonly forget: (tokenHash: string) => void;
  readonly forgetAll: () => void;
};

/** Reads sessions with a cache of one second; whatever ends a session or changes a user's rights calls `forget`. */
export const makeSessions = (database: Database): Sessions => {
  const cache = new Map<string, { readonly session: Session | null; readonly until: number }>();
  const findLimited: Sessions["find"] = async (token, now) => {
    const tokenHash = secretHash(token);
    const held = cache.get(tokenHash);
    if (held !== undefined && held.until > now) return held.session;
    const session = await readSession(database, tokenHash, now);
    if (cache.size > 10_000) cache.clear();
    cache.set(tokenHash, { session, until: now + cacheSeconds });
    return session;
  };
  return {
    find: async (token, now) => {
      const session = await findLimited(token, now);
      return session?.isLimited === true ? null : session;
    },
    findLimited,
    forget: (tokenHash) => void cache.delete(tokenHash),
    forgetAll: () => cache.clear(),
  };
};

/** Runs a change that ends sessions and clears the cache, so that none of them is found even for the cached second. */
export const lockingOut =
  <A>(sessions: Pick<Sessions, "forgetAll">, change: TaskEither<Failure, A>): TaskEither<Failure, A> =>
  async () => {
    const result = await change();
    sessions.forgetAll();
    return result;
  };

/**
 * Gives a session a new token; the old one is invalidated.
 * @returns the new token, or null when there is no such session
 */
export const rotateSession = async ({ db, org }: Tx, tokenHash: string): Promise<string | null> => {
  const token = freshSecret();
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ token_hash: secretHash(token) })
    .where("org_id", "=", org)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? token : null;
};

/** Ends sessions immediately: one by its hash, or all of a user. */
export const closeSessions = async (tx: Tx, which: { readonly tokenHash: string } | { readonly user: number }): Promise<void> => {
  const rows = tx.db.deleteFrom("sessions");
  await ("tokenHash" in which ? rows.where("token_hash", "=", which.tokenHash) : rows.where("user_id", "=", which.user)).execute();
};

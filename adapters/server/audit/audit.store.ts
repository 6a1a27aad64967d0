import { sql } from "kysely";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { AuditActorKind } from "../../../core/audit/audit-entry.model.ts";
import type { Request } from "../http/call.ts";
import { finishLaunchTasks } from "../org/launch-steps.store.ts";
import { planned, type Tx } from "../storage/database.ts";

/** The actor and the request; `system` for jobs and seeds. Every handler's call is a `Doer`. */
export type Doer = {
  readonly actor: Actor | { readonly kind: "system" };
  readonly request: Pick<Request, "id" | "ip" | "now" | "via">;
};

type Facts = Readonly<Record<string, unknown>>;

/**
 * The action and the record it changed.
 * @property before, after the facts that changed; null where the record did not or does not exist
 */
export type AuditEntry = {
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string | number;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

const secretName = /password|secret|token|pin$|_hash$/i;

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) && inner !== null ? "[secret]" : masked(inner)]),
  );
};

const documentOf = (facts: Facts | null): unknown => (facts === null ? null : masked(facts));

const actorId = (actor: Doer["actor"]): number | null => {
  switch (actor.kind) {
    case "staff":
      return actor.user_id;
    case "learner":
      return actor.con_id;
    default:
      return null;
  }
};

/** How the actor did it: in person, by API token, by a background job, or support in their name. */
const kindOf = (actor: Doer["actor"], { via }: Doer["request"]): AuditActorKind => (actor.kind === "staff" ? (via ?? "staff") : actor.kind);

const orgOf = (tx: Tx, actor: Doer["actor"]): number => {
  const org = tx.org ?? ("org_id" in actor ? actor.org_id : null);
  if (org === null) throw new Error("An audit row belongs to an organisation; give the transaction or the actor one.");
  return org;
};

/** An audit entry and its actor. */
type Deed = { readonly doer: Doer; readonly entry: AuditEntry };

const rowOf = (tx: Tx, { doer: { actor, request }, entry: { action, object_type, object_id, before, after } }: Deed) => ({
  org_id: orgOf(tx, actor),
  at: request.now,
  actor_kind: kindOf(actor, request),
  actor_id: actorId(actor),
  action,
  object_type,
  object_id: String(object_id),
  before: documentOf(before),
  after: documentOf(after),
  request_id: request.id,
  ip: request.ip,
});

/**
 * Adds rows to the audit log in the transaction of the changes they record; values whose name looks secret are masked at any depth. Each
 * row is linked to the previous one at the end of the transaction.
 */
export const writeTrail = async (tx: Tx, deeds: readonly Deed[]): Promise<void> => {
  if (deeds.length === 0) return;
  await sql`
    insert into audit (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip)
    select r.org_id, r.at, r.actor_kind, r.actor_id, r.action, r.object_type, r.object_id, r.before, r.after, r.request_id, r.ip
    from jsonb_populate_recordset(null::audit, ${JSON.stringify(deeds.map((deed) => rowOf(tx, deed)))}::jsonb) r`.execute(tx.db);
};

/**
 * Writes and links the rows as the last statement of an organisation's transaction: nothing may follow, since other transactions wait for
 * the end of the chain.
 */
export const closeTrail = async (tx: Tx, deeds: readonly Deed[]): Promise<void> => {
  if (deeds.length > 0)
    await planned(tx, sql`select append_audit(${tx.org}, ${JSON.stringify(deeds.map((deed) => rowOf(tx, deed)))}::jsonb)`);
};

/** Adds rows by one actor, and completes the organisation's launch tasks that these actions finish. */
export const writeAudits = async (tx: Tx, doer: Doer, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const ticked = await finishLaunchTasks(
    tx,
    orgOf(tx, doer.actor),
    entries.map(({ action }) => action),
    doer.request.now,
  );
  const steps = ticked.map(({ id, before }): AuditEntry => ({
    action: "task.update",
    object_type: "task",
    object_id: id,
    before: { status: before },
    after: { status: "done" },
  }));
  await writeTrail(
    tx,
    [...entries, ...steps].map((entry) => ({ doer, entry })),
  );
};

/** Adds one row to the audit log. */
export const writeAudit = (tx: Tx, doer: Doer, entry: AuditEntry): Promise<void> => writeAudits(tx, doer, [entry]);

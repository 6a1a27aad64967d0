import { sql } from "kysely";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { AuditActorKind } from "../../../core/audit/audit-entry.model.ts";
import type { Request } from "../http/call.ts";
import { finishLaunchTasks } from "../org/launch-steps.store.ts";
import { planned, type Tx } from "../storage/database.ts";

/** Who did it and in which request; `system` for jobs and seeds. A handler's call is one. */
export type Doer = {
  readonly actor: Actor | { readonly kind: "system" };
  readonly request: Pick<Request, "id" | "ip" | "now" | "via">;
};

type Facts = Readonly<Record<string, unknown>>;

/**
 * What was done to what.
 * @property before, after the facts that changed; null where there was or is nothing
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

/** How it was done: a person's own hand, their token, or work that they began. */
const kindOf = (actor: Doer["actor"], { via }: Doer["request"]): AuditActorKind => (actor.kind === "staff" ? (via ?? "staff") : actor.kind);

const orgOf = (tx: Tx, actor: Doer["actor"]): number => {
  const org = tx.org ?? ("org_id" in actor ? actor.org_id : null);
  if (org === null) throw new Error("An audit row belongs to an organisation; give the transaction or the actor one.");
  return org;
};

/** One thing that was done, and who did it. */
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
 * Adds rows to the trail, each by its own doer, in the transaction of the changes they tell of; values of secret names are masked, however
 * deep they stand. At the end of the transaction each is linked to the row before it.
 */
export const writeTrail = async (tx: Tx, deeds: readonly Deed[]): Promise<void> => {
  if (deeds.length === 0) return;
  await sql`
    insert into audit (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip)
    select r.org_id, r.at, r.actor_kind, r.actor_id, r.action, r.object_type, r.object_id, r.before, r.after, r.request_id, r.ip
    from jsonb_populate_recordset(null::audit, ${JSON.stringify(deeds.map((deed) => rowOf(tx, deed)))}::jsonb) r`.execute(tx.db);
};

/**
 * Writes and links the trail as the last act of a transaction of an organisation: nothing may follow, as others wait for the end of the
 * chain.
 */
export const closeTrail = async (tx: Tx, deeds: readonly Deed[]): Promise<void> => {
  if (deeds.length > 0)
    await planned(tx, sql`select append_audit(${tx.org}, ${JSON.stringify(deeds.map((deed) => rowOf(tx, deed)))}::jsonb)`);
};

/** Adds rows to the trail by one doer; first steps of the organisation that were done thereby are ticked. */
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

/** Adds one row to the trail. */
export const writeAudit = (tx: Tx, doer: Doer, entry: AuditEntry): Promise<void> => writeAudits(tx, doer, [entry]);

import type { Actor } from "../../../core/access/actor.model.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";

/** Who did it and in which request; `system` for jobs and seeds. A handler's call is one. */
export type Doer = {
  readonly actor: Actor | { readonly kind: "system" };
  readonly request: Pick<Request, "id" | "ip" | "now">;
};

type Facts = Readonly<Record<string, unknown>>;

/** What was done to what. @property before, after the facts that changed; null where there was or is nothing */
export type AuditEntry = {
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string | number;
  readonly before: Facts | null;
  readonly after: Facts | null;
};

const secretName = /password|secret|token|pin$|_hash$/i;

const masked = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, secretName.test(name) && value !== null ? "[secret]" : value]));

const text = (facts: Facts | null): string | null => (facts === null ? null : JSON.stringify(masked(facts)));

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

const orgOf = (tx: Tx, actor: Doer["actor"]): number => {
  const org = tx.org ?? ("org_id" in actor ? actor.org_id : null);
  if (org === null) throw new Error("An audit row belongs to an organisation; give the transaction or the actor one.");
  return org;
};

/** Adds one row to the trail, in the transaction of the change it tells of; values of secret names are masked. */
export const writeAudit = async (tx: Tx, { actor, request }: Doer, entry: AuditEntry): Promise<void> => {
  await tx.db
    .insertInto("audit")
    .values({
      org_id: orgOf(tx, actor),
      at: request.now,
      actor_kind: actor.kind,
      actor_id: actorId(actor),
      action: entry.action,
      object_type: entry.object_type,
      object_id: String(entry.object_id),
      before: text(entry.before),
      after: text(entry.after),
      request_id: request.id,
      ip: request.ip,
    })
    .execute();
};

import { sql } from "kysely";
import { AuditActorKind } from "../../../core/audit/audit-entry.model.ts";
import type { WebhookRole } from "../../../core/webhooks/webhook-event.model.ts";
import { webhookPayload } from "../../../core/webhooks/webhook-payload.rule.ts";
import { auditVisibility } from "../audit/audit-redaction.store.ts";
import { auditColumns, type AuditRow } from "../audit/audit-rows.store.ts";
import type { Tx } from "../storage/database.ts";

/** The body of a delivery as the role may see it now; null when the log no longer has the entry. */
export const deliveryBody = async (tx: Tx, entry: number, role: WebhookRole): Promise<string | null> => {
  const { rows } = await sql<AuditRow>`select ${auditColumns} from own_audit a where a.audit_id = ${entry}`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { at, action, actor_kind, actor_id, object_type, object_id, before, after, is_erased } = row;
  const { redaction } = await auditVisibility(tx, role);
  const kind = AuditActorKind.is(actor_kind) ? actor_kind : "system";
  const record = { type: object_type, id: object_id };
  const told = { at, action, actor: { kind, id: actor_id }, record, before, after, isErased: is_erased };
  return JSON.stringify(webhookPayload(told, role, redaction));
};

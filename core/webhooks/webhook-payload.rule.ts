import type { AuditActorKind } from "../audit/audit-entry.model.ts";
import type { AuditRedaction } from "../audit/audit-redaction.model.ts";
import { redactedChanges } from "../audit/redacted-changes.rule.ts";
import type { WebhookRole } from "./webhook-event.model.ts";
import { tellsValues } from "./webhook-events.rule.ts";

/**
 * An entry of the audit log as payloads tell it.
 * @property at epoch seconds
 * @property isErased whether the person it is about was erased, and with them the values
 */
export type ToldEntry = {
  readonly at: number;
  readonly action: string;
  readonly actor: { readonly kind: AuditActorKind; readonly id: number | null };
  readonly record: { readonly type: string; readonly id: string };
  readonly before: unknown;
  readonly after: unknown;
  readonly isErased: boolean;
};

type ToldChange = { readonly field: string; readonly before: unknown; readonly after: unknown; readonly masked: boolean };

/**
 * The body of a delivery.
 * @property changes null where the role sees no values, or where they are too long to send
 */
export type WebhookPayload = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: {
    readonly record: ToldEntry["record"];
    readonly actor: ToldEntry["actor"];
    readonly changes: readonly ToldChange[] | null;
  };
};

/** Characters of a body. */
const longestBody = 200_000;

/** @param redaction fields that the role does not see */
export const webhookPayload = (
  { at, action, actor, record, ...facts }: ToldEntry,
  role: WebhookRole,
  redaction: AuditRedaction,
): WebhookPayload => {
  const seen = tellsValues(role, action) ? redactedChanges({ action, ...facts }, redaction) : null;
  const changes = seen?.map(({ field, was, is, isRedacted }) => ({
    field,
    before: isRedacted ? null : was,
    after: isRedacted ? null : is,
    masked: isRedacted,
  }));
  const fits = changes !== undefined && JSON.stringify(changes).length <= longestBody;
  return {
    type: action,
    timestamp: new Date(at * 1000).toISOString(),
    data: { record, actor, changes: fits ? changes : null },
  };
};

import type { Generated } from "kysely";
import type { DeliveryState } from "../../../core/webhooks/webhook.model.ts";

type Webhooks = {
  webhook_id: Generated<number>;
  org_id: number;
  url: string;
  events: string[];
  role: string;
  key: string;
  sealed: string;
  old_sealed: string | null;
  old_until: number | null;
  is_on: Generated<boolean>;
  gave_up: Generated<boolean>;
  failing_since: number | null;
  succeeded_at: number | null;
  failed_at: number | null;
  problem: string | null;
  user_id: number | null;
  version: Generated<number>;
  created_at: number;
  deleted_at: number | null;
};

type WebhookDeliveries = {
  delivery_id: Generated<number>;
  org_id: number;
  webhook_id: number;
  message_id: Generated<string>;
  audit_id: number;
  event: string;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  next_at: number | null;
  lease_until: number | null;
  status: number | null;
  problem: string | null;
  created_at: number;
  ended_at: number | null;
};

type HookCredentials = { org_id: number; user_id: number; key: string; sealed: string; created_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    webhooks: Webhooks;
    webhook_deliveries: WebhookDeliveries;
    hook_credentials: HookCredentials;
  }
}

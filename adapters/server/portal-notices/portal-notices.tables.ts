import type { Generated } from "kysely";
import type { AlertChoice } from "../../../core/portal-notices/alert-choice.model.ts";

type ContactAlerts = { con_id: number; org_id: number; alerts: AlertChoice; before_stop: AlertChoice | null; updated_at: number };

type PortalNoticeRows = {
  notice_id: Generated<number>;
  org_id: number;
  con_id: number;
  key: string;
  kind: string;
  about: unknown;
  created_at: number;
  read_at: number | null;
  alert: Generated<"waiting" | "sms" | "email" | "none">;
};

type PortalLinks = {
  link_id: Generated<number>;
  org_id: number;
  con_id: number;
  link_hash: string;
  route: string;
  notice_id: number | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

type TriggerRuns = {
  org_id: number;
  trigger_id: number;
  con_id: number;
  run: Generated<number>;
  since: number;
  due_at: number | null;
  state: Generated<"waiting" | "announced" | "skipped">;
  reason: string | null;
  is_stale: Generated<boolean>;
};

declare module "../storage/schema.ts" {
  interface Schema {
    contact_alerts: ContactAlerts;
    portal_notices: PortalNoticeRows;
    portal_links: PortalLinks;
    trigger_runs: TriggerRuns;
  }
}

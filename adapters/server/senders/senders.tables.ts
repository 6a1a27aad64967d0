import type { Generated } from "kysely";
import type { SenderStatus } from "../../../core/senders/sender.model.ts";

type SenderDomains = {
  org_id: number;
  domain: string;
  selector: string;
  public_key: string;
  /** encrypted */
  private_key: string;
  created_at: number;
};

type Senders = {
  sender_id: Generated<number>;
  org_id: number;
  domain: string;
  email: string;
  name: string;
  is_default: Generated<boolean>;
  status: Generated<SenderStatus>;
  findings: Generated<unknown>;
  checked_at: Generated<number | null>;
  unanswered_at: Generated<number | null>;
  bad_days: Generated<number>;
  bad_at: Generated<number | null>;
  link_hash: Generated<string | null>;
  link_sent_at: Generated<number | null>;
  link_until: Generated<number | null>;
  confirmed_at: Generated<number | null>;
  version: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: Generated<number | null>;
};

type DemoZones = { org_id: number; records: string };

declare module "../storage/schema.ts" {
  interface Schema {
    sender_domains: SenderDomains;
    senders: Senders;
    demo_zones: DemoZones;
  }
}

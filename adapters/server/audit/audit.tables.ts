import type { Generated, JSONColumnType } from "kysely";

type Audit = {
  audit_id: Generated<number>;
  org_id: number;
  at: number;
  actor_kind: string;
  actor_id: number | null;
  action: string;
  object_type: string;
  object_id: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  request_id: string;
  ip: string;
  /** place in the chain of its organisation, and the hash over the row and the previous hash; null until it is linked */
  seq: Generated<number | null>;
  hash: Generated<Uint8Array | null>;
  /** when its facts were removed with an erased contact */
  erased_at: Generated<number | null>;
};

/** The head of each organisation's audit log, and its last signature. */
type AuditHeads = { org_id: number; seq: number; hash: Uint8Array };
type AuditSignatures = { org_id: number; seq: number; hash: Uint8Array; at: number; signature: string };

declare module "../storage/schema.ts" {
  interface Schema {
    audit: Audit;
    audit_heads: AuditHeads;
    audit_signatures: AuditSignatures;
  }
}

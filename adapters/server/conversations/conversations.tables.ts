import type { Generated } from "kysely";

type Threads = {
  thread_id: Generated<number>;
  org_id: number;
  con_id: number;
  channel: Generated<string>;
  /** the number that the contact last wrote from by text; null for threads of the portal, and where none was noted */
  mobile: Generated<string | null>;
  name: string;
  begin_key: string | null;
  last_sequence: Generated<number>;
  last_at: number;
  contact_read: Generated<number>;
  contact_seen_at: number | null;
  contact_told_at: number | null;
  staff_told_at: number | null;
  assigned_to: number | null;
  closed_at: number | null;
  created_at: number;
};

type Messages = {
  message_id: Generated<number>;
  org_id: number;
  thread_id: number;
  sequence: number;
  client_key: string;
  from_contact: boolean;
  user_id: number | null;
  body: string;
  created_at: number;
};

type ThreadReads = { org_id: number; thread_id: number; user_id: number; sequence: number };

declare module "../storage/schema.ts" {
  interface Schema {
    threads: Threads;
    messages: Messages;
    thread_reads: ThreadReads;
  }
}

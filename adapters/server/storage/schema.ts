import type { Generated } from "kysely";
import type { FailReason, MessageState } from "../../../core/outbox/message.model.ts";

type Orgs = {
  org_id: Generated<number>;
  name: string;
  domain: Generated<string>;
  app_key: string;
  plan: Generated<string>;
  trial_end: Generated<number>;
  timezone: Generated<string>;
  features: Generated<string[]>;
  theme: Generated<Record<string, unknown>>;
  /** services to which the organisation's events are sent */
  analytics_integrations: Generated<string[]>;
  /** created by the demo */
  is_demo: Generated<boolean>;
  requires_two_step: Generated<boolean>;
  lesson_check: Generated<boolean>;
  meta: Generated<unknown>;
  version: Generated<number>;
  /** hours without use and days in all after which sessions end */
  idle_hours: Generated<number>;
  session_days: Generated<number>;
  single_sign_on_only: Generated<boolean>;
  /** sites that may show its portals in a frame */
  frame_origins: Generated<string[]>;
  closed_at: Generated<number | null>;
  closing_reminded_at: Generated<number | null>;
  /** ordered sections of the portal */
  created_at: number;
};

type Users = {
  user_id: Generated<number>;
  org_id: number;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string | null;
  photo: string | null;
  password_hash: string | null;
  /** IANA name of the time zone in which times are shown; null: the organisation's */
  timezone: Generated<string | null>;
  pin_hash: Generated<string | null>;
  pin_failures: Generated<number>;
  /** an address that waits to be confirmed, and when its link was sent last */
  new_email: Generated<string | null>;
  new_email_at: Generated<number | null>;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  role: string;
  /** service: an organisation's token acts as it */
  kind: Generated<"person" | "service">;
  flags: Generated<string[]>;
  /** `{flag: epoch seconds}`, JSON text when written */
  flags_until: Generated<unknown>;
  teams: Generated<number[]>;
  row_rule: Generated<string>;
  /** the team selected last */
  team_id: Generated<number | null>;
  status: Generated<number>;
  activated: Generated<boolean>;
  version: Generated<number>;
  /** when the pending invitation was sent last, and by whom; null without one */
  invited_at: Generated<number | null>;
  invited_by: Generated<number | null>;
  /** last seen, to the minute */
  seen_at: Generated<number | null>;
  archived_at: Generated<number | null>;
  /** the preset that gives role and permissions; null for their own */
  preset_id: Generated<number | null>;
  created_at: number;
  updated_at: number;
};

type Sessions = {
  session_id: Generated<number>;
  token_hash: string;
  org_id: number;
  kind: "staff" | "learner";
  user_id: number | null;
  con_id: number | null;
  pid: string | null;
  csrf_token: string;
  ip: string;
  user_agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** when the user last confirmed the password */
  confirmed_at: Generated<number | null>;
  sets_up_two_step: Generated<boolean>;
  /** why support began it; null for one of the user */
  sudo_reason: Generated<string | null>;
};

type ApiTokens = {
  token_id: Generated<number>;
  token_hash: string;
  org_id: number;
  user_id: number;
  name: string;
  scopes: string[] | null;
  days: Generated<number>;
  used_at: number | null;
  old_hash: string | null;
  old_until: number | null;
  created_at: number;
  expires_at: number;
};

type OneTimeCodes = {
  code_hash: string;
  org_id: number;
  purpose: "reset" | "activate" | "email" | "pin" | "portal" | "secret" | "invite" | "invite_copy";
  user_id: number | null;
  con_id: number | null;
  tries: Generated<number>;
  /** the address that requested a pin, and the number of attempts from other addresses */
  ip: Generated<string | null>;
  tries_elsewhere: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

type LoginFailures = {
  org_id: number | null;
  account: string;
  at: number;
  /** the address of the attempt; empty where it does not matter */ ip: string;
};

type KnownAddresses = { org_id: number; account: string; ip: string; seen_at: number };

type Outbox = {
  message_id: Generated<number>;
  org_id: number;
  channel: "email" | "sms";
  recipient: string;
  subject: string;
  body: string;
  /** the contact to whom staff sent it, and the sender */
  con_id: Generated<number | null>;
  user_id: Generated<number | null>;
  /** what a record may show of the body; null: all of it */
  shown: Generated<string | null>;
  created_at: number;
  /** an answer to a text of the recipient, which goes out whatever the number wants */
  is_answer: Generated<boolean>;
  /** the message of a conversation that this text carries */
  carries: Generated<number | null>;
  /** the message's idempotency key for transports, the same in every attempt */
  key: Generated<string>;
  /** the letter, encrypted; null once it is deleted */
  sealed: Generated<string | null>;
  secret_until: Generated<number | null>;
  code_hash: Generated<string | null>;
  state: Generated<MessageState>;
  reason: Generated<FailReason | null>;
  /** the provider's answer */
  detail: Generated<string | null>;
  provider_id: Generated<string | null>;
  attempts: Generated<number>;
  next_at: Generated<number | null>;
  ended_at: Generated<number | null>;
  /** the sender that it was written for; null for the default one */
  sender_id: Generated<number | null>;
  /** the address that it was from; null for the installation's */
  sent_from: Generated<string | null>;
};

type SchemaMigrations = { number: number; name: string; checksum: string; applied_at: Generated<Date> };

/** The tables of the foundation; each area adds its own in `<area>/<area>.tables.ts` by declaration merging of `Schema`. */
export interface Schema {
  orgs: Orgs;
  users: Users;
  sessions: Sessions;
  api_tokens: ApiTokens;
  one_time_codes: OneTimeCodes;
  login_failures: LoginFailures;
  known_addresses: KnownAddresses;
  outbox: Outbox;
  schema_migrations: SchemaMigrations;
}

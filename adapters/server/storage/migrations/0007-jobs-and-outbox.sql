-- Background jobs and their schedules, and the outbox of mail and text messages.

-- A queue with leases.
create table jobs (
  job_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  kind text not null,
  -- who started it; null for the product itself
  user_id bigint references users,
  subject text not null default '',
  input jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- state after the last step that was committed, written in the transaction of that step
  checkpoint jsonb,
  progress jsonb not null default '{"done": 0, "total": null, "counts": {}}',
  result jsonb,
  -- what went wrong: `error` for the user, `fault` for the administrator of the server
  error text,
  fault text,
  undoes bigint references jobs,
  undo_until bigint,
  dedupe_key text,
  run_at bigint not null,
  -- attempts since the last step that was committed
  tries int not null default 0,
  lease_token uuid,
  lease_until bigint,
  cancel_asked boolean not null default false,
  dismissed boolean not null default false,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint
);
create index jobs_due on jobs (run_at, job_id) where state in ('queued', 'running');
create index jobs_of_user on jobs (org_id, user_id, job_id desc) where not dismissed;
create unique index jobs_dedupe on jobs (org_id, kind, dedupe_key) where dedupe_key is not null and state in ('queued', 'running');
create unique index jobs_undo on jobs (undoes) where undoes is not null;
call guard_by_org('jobs');

create table job_schedules (
  org_id bigint not null references orgs,
  kind text not null,
  next_at bigint not null,
  primary key (org_id, kind)
);
create index job_schedules_due on job_schedules (next_at);
call guard_by_org('job_schedules');

-- Messages; their content is sealed until they are sent.
create table outbox (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at bigint not null,
  -- the contact as recipient and the user as sender
  con_id bigint references contacts,
  user_id bigint references users,
  -- what the contact's record may show, if the body opens an account
  shown text,
  -- names the message to transports, the same in every attempt: the Message-ID of a mail
  key uuid not null default gen_random_uuid() unique,
  -- the message, encrypted; null once it was sent, used or given up
  sealed text,
  -- when the secret in it expires, and the one-time code that it is
  secret_until bigint,
  code_hash text,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  reason text,
  -- reply of the provider, and its id for the message
  detail text,
  provider_id text,
  attempts int not null default 0,
  next_at bigint,
  ended_at bigint
);
create index outbox_recent on outbox (created_at desc);
create index outbox_contact on outbox (con_id, created_at desc, message_id desc) where con_id is not null;
create index outbox_sealed on outbox (secret_until) where sealed is not null;
create index outbox_code on outbox (code_hash) where sealed is not null and code_hash is not null;
call guard_by_org('outbox');

-- A code that was used or replaced need not be sent or be readable any more.
create function wipe_sealed_message() returns trigger language plpgsql as $$
begin
  update outbox set sealed = null where code_hash = old.code_hash and sealed is not null;
  return null;
end $$;
create trigger one_time_codes_used after update of used_at on one_time_codes for each row when (new.used_at is not null and old.used_at is null) execute function wipe_sealed_message();
create trigger one_time_codes_gone after delete on one_time_codes for each row execute function wipe_sealed_message();

-- Usage that counts towards the plan is that of the whole organisation, also for guests; it names no contact.
create function texts_since(since bigint) returns bigint language sql stable security definer set search_path = public
  as $$ select count(*) from outbox where org_id = current_org() and channel = 'sms' and created_at >= since $$;

-- Messages leave: where each is on its way, and its content sealed until it has.

alter table outbox
  -- names the message to transports, the same in every attempt: the Message-ID of a mail
  add column key uuid not null default gen_random_uuid() unique,
  -- the letter, encrypted; null once it was sent, used or given up
  add column sealed text,
  -- until when the secret inside works, and the one-time code that it is
  add column secret_until bigint,
  add column code_hash text,
  add column state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  add column reason text,
  -- what the other side said, and its own name for the message
  add column detail text,
  add column provider_id text,
  add column attempts int not null default 0,
  add column next_at bigint,
  add column ended_at bigint;

-- What was written before never left, and its secrets stood in clear.
update outbox set state = 'failed', reason = 'not_set_up', ended_at = created_at, body = case when shown is not null then shown when con_id is null then '' else body end;

create index outbox_sealed on outbox (secret_until) where sealed is not null;
create index outbox_code on outbox (code_hash) where sealed is not null and code_hash is not null;

-- A code that was used or replaced need not be sent any more, nor be readable.
create function wipe_sealed_message() returns trigger language plpgsql as $$
begin
  update outbox set sealed = null where code_hash = old.code_hash and sealed is not null;
  return null;
end $$;
create trigger one_time_codes_used after update of used_at on one_time_codes for each row when (new.used_at is not null and old.used_at is null) execute function wipe_sealed_message();
create trigger one_time_codes_gone after delete on one_time_codes for each row execute function wipe_sealed_message();

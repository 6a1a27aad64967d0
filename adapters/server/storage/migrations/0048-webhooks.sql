-- Addresses of other systems that are told what happens in the organisation.
create table webhooks (
  webhook_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  url text not null check (url <> ''),
  -- actions of the audit log
  events text[] not null,
  -- whose view of records the payloads hold
  role text not null check (role in ('admin', 'user')),
  -- place for which the secrets are encrypted
  key uuid not null,
  sealed text not null,
  -- a replaced secret still signs for a while
  old_sealed text,
  old_until bigint,
  is_on boolean not null default true,
  -- switched off because deliveries failed for days
  gave_up boolean not null default false,
  -- since when no delivery has succeeded; null while they do
  failing_since bigint,
  succeeded_at bigint,
  failed_at bigint,
  problem text,
  -- the service user of the connector that subscribed; null for one made by an administrator
  user_id bigint references users,
  version int not null default 1,
  created_at bigint not null,
  deleted_at bigint,
  constraint webhooks_old check ((old_sealed is null) = (old_until is null))
);
create index webhooks_org on webhooks (org_id);
create index webhooks_user on webhooks (user_id) where user_id is not null;
call guard_by_org('webhooks');

-- One event for one webhook: queue of what is to be delivered, then a record of it. The payload is written from the audit log at each attempt, so that
-- nothing of an erased contact stays here.
create table webhook_deliveries (
  delivery_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  webhook_id bigint not null references webhooks on delete cascade,
  -- the id by which receivers recognise the event; the same in every attempt
  message_id uuid not null default gen_random_uuid(),
  audit_id bigint not null,
  event text not null,
  state text not null default 'due' check (state in ('due', 'sent', 'dead')),
  attempts int not null default 0,
  next_at bigint,
  lease_until bigint,
  -- HTTP status of the last attempt; null without a response
  status int,
  problem text,
  created_at bigint not null,
  ended_at bigint,
  constraint webhook_deliveries_due check ((state = 'due') = (next_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at, delivery_id) where state = 'due';
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, delivery_id desc);
create index webhook_deliveries_age on webhook_deliveries (org_id, created_at);
call guard_by_org('webhook_deliveries');

-- Queues events in the transaction that writes them to the audit log; rows of a backup are no events.
create function queue_webhook_events() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into webhook_deliveries (org_id, webhook_id, audit_id, event, next_at, created_at)
  select a.org_id, w.webhook_id, a.audit_id, a.action, a.at, a.at
  from added a join webhooks w on w.org_id = a.org_id and w.is_on and w.deleted_at is null and a.action = any (w.events)
  where a.hash is null or current_setting('app.appends', true) = 'yes'
  order by a.audit_id, w.webhook_id;
  return null;
end $$;
revoke execute on function queue_webhook_events() from public;
create trigger audit_webhooks after insert on audit referencing new table as added for each statement execute function queue_webhook_events();

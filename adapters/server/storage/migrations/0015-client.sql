-- Devices that may be notified, and what is told to analytics.

create table device_tokens (
  device_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  token text not null,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null
);
create unique index device_tokens_token on device_tokens (user_id, token);
create index device_tokens_seen on device_tokens (seen_at);
call guard_by_org('device_tokens');

-- names of the services that an organisation's events go to; `events` is the table below
alter table orgs add column analytics_integrations text[] not null default '{}';

create table analytics_events (
  event_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint references users,
  con_id bigint references contacts,
  team_id bigint references teams,
  name text not null,
  facts jsonb not null default '{}',
  at bigint not null
);
create index analytics_events_recent on analytics_events (org_id, at desc);
call guard_by_org('analytics_events');
revoke update, delete on analytics_events from cygnet_app;
-- merging two contacts moves what they did
grant update (con_id) on analytics_events to cygnet_app;

-- What clients report: devices to notify, analytics events, and feedback on replies of the assistant.

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
-- Merging two contacts moves their events.
grant update (con_id) on analytics_events to cygnet_app;

-- The first feedback of each user on each reply.
create table assistant_feedback (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  response_id text not null check (length(response_id) between 1 and 200),
  was_helpful boolean not null,
  created_at bigint not null,
  primary key (org_id, user_id, response_id)
);
call guard_by_org('assistant_feedback');

-- Permissions that end: when each of a user's permissions ends, epoch seconds by permission; one that is absent has no end.
alter table users add column flags_until jsonb not null default '{}' check (jsonb_typeof(flags_until) = 'object');

-- Users whose ended permissions are tidied away.
create index users_with_ends on users (org_id) where flags_until <> '{}';

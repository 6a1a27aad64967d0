-- Invitations, and colleagues who leave.
alter table users
  -- guards edits by administrators
  add column version int not null default 1,
  -- when the pending invitation was sent last, and by whom; null for users without one
  add column invited_at bigint,
  add column invited_by bigint references users,
  -- when the user was last seen, to the minute
  add column seen_at bigint,
  add column archived_at bigint;
create index users_invited_by on users (invited_by) where invited_by is not null;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
-- invite: mailed to the person who is invited; invite_copy: given to the person who invites
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('reset', 'activate', 'pin', 'portal', 'secret', 'invite', 'invite_copy'));

-- Who left, and what went to whom, so that it can be taken back.
create table user_leavings (
  user_id bigint primary key references users,
  org_id bigint not null references orgs,
  replacement_id bigint references users,
  teams bigint[] not null default '{}',
  -- [{kind, moves: [{id, had}]}]
  moved jsonb not null default '[]',
  at bigint not null
);
create index user_leavings_replacement on user_leavings (replacement_id) where replacement_id is not null;
call guard_by_org('user_leavings');

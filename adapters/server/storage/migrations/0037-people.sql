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

-- How users sign in, and in which time zone they see times.
alter table users
  -- IANA name; null: the organisation's
  add column timezone text,
  -- hash of the six digits that stand in for the password where a page asks again, and the wrong ones since the password was last given
  add column pin_hash text,
  add column pin_failures int not null default 0,
  -- an address that waits to be confirmed, and when its link was sent last
  add column new_email text,
  add column new_email_at bigint,
  add constraint users_new_email check ((new_email is null) = (new_email_at is null));

alter table one_time_codes drop constraint one_time_codes_purpose_check;
-- email: mailed to a new address of a user
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('reset', 'activate', 'email', 'pin', 'portal', 'secret', 'invite', 'invite_copy'));

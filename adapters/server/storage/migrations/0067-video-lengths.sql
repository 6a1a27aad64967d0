-- The lengths of videos of providers that published lessons play, as the providers tell them.
create table video_lengths (
  org_id bigint not null references orgs,
  -- address of the provider's player
  address text not null,
  -- null: the provider has not told it
  seconds double precision check (seconds > 0),
  checked_at bigint not null,
  primary key (org_id, address)
);
call guard_by_org('video_lengths');

-- Rules of signing in, the sites that may show portals in a frame, and when an organisation was closed.
alter table orgs
  -- hours without use and days in all after which sessions end
  add column idle_hours int not null default 12 check (idle_hours between 1 and 12),
  add column session_days int not null default 14 check (session_days between 1 and 14),
  -- staff other than the owner sign in at the provider alone, where one is set up
  add column single_sign_on_only boolean not null default false,
  add column frame_origins text[] not null default '{}' check (cardinality(frame_origins) <= 20),
  -- it is erased 30 days later, unless its owner takes it back
  add column closed_at bigint,
  -- when its owner and administrators were reminded of the erasure
  add column closing_reminded_at bigint;
create index orgs_closed on orgs (closed_at) where closed_at is not null;
create index orgs_framed on orgs (org_id) where frame_origins <> '{}';

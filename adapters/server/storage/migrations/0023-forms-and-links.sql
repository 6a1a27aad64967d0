-- Tracked links and documents to sign, each of one taker (a contact or a user) at one place (a lesson of a course, or a lesson).

create table links (
  link_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('share')),
  -- the only address that it leads to
  target text not null check (target ~* '^https?://'),
  con_id bigint references contacts,
  user_id bigint,
  campaign_id bigint,
  trigger_id bigint references triggers,
  lesson_id bigint references lessons on delete cascade,
  item_uuid uuid,
  -- visits by persons, counted ones and others
  opens int not null default 0,
  created_at bigint not null,
  check (num_nonnulls(con_id, user_id) = 1),
  check (num_nonnulls(trigger_id, lesson_id) = 1 and (trigger_id is null) = (campaign_id is null))
);
create index links_contact on links (con_id, trigger_id) where con_id is not null;
create index links_user on links (user_id, lesson_id) where user_id is not null;
create index links_org on links (org_id, created_at desc);
call guard_by_org('links');
call guard_by_team('links', 'con_id is null or exists (select from guest.own_contacts seen where seen.con_id = links.con_id)');

-- Browsers that visited a link: those that count, and those of its owner, which never will.
create table link_visitors (
  org_id bigint not null references orgs,
  link_id bigint not null references links on delete cascade,
  -- SHA-256 of the browser's cookie
  visitor_hash text not null check (visitor_hash ~ '^[0-9a-f]{64}$'),
  is_own boolean not null,
  first_at bigint not null,
  primary key (link_id, visitor_hash)
);
call guard_by_org('link_visitors');
call guard_by_team('link_visitors', 'exists (select from links l where l.link_id = link_visitors.link_id)');

create table signing_documents (
  signing_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint references contacts,
  user_id bigint,
  campaign_id bigint,
  trigger_id bigint references triggers,
  lesson_id bigint references lessons on delete cascade,
  item_uuid uuid not null,
  -- its id at SignWell; null while it is created there
  document text,
  -- where the taker signs it
  address text,
  created_at bigint not null,
  signed_at bigint,
  -- declined, expired or cancelled
  ended_at bigint,
  check (num_nonnulls(con_id, user_id) = 1),
  check (num_nonnulls(trigger_id, lesson_id) = 1 and (trigger_id is null) = (campaign_id is null))
);
create index signing_documents_contact on signing_documents (con_id, trigger_id) where con_id is not null;
create index signing_documents_user on signing_documents (user_id, lesson_id) where user_id is not null;
call guard_by_org('signing_documents');
call guard_by_team('signing_documents', 'con_id is null or exists (select from guest.own_contacts seen where seen.con_id = signing_documents.con_id)');

-- Contacts (learners are contacts too), how lists read them, how many there are, notes about them and saved views of their list.

-- The name of a contact: first and last name, or else the first email, mobile or number.
create function contact_name(first_name text, last_name text, email text[], mobile text[], con_id bigint) returns text language sql immutable parallel safe
  as $$ select coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email[1], mobile[1], 'Contact ' || con_id) $$;

-- What lists show of a contact, except its own fields, as JSON. plpgsql caches its plan, while an SQL function would be planned by each statement.
-- JSON of text, numbers and lists of text does not depend on settings, so the function is immutable.
create function contact_text(con_id bigint, first_name text, last_name text, email text[], mobile text[], tags text[], photo text, archived boolean, blocked boolean, version int, created_at bigint, updated_at bigint)
returns text language plpgsql immutable parallel safe as $$
begin
  return '"id":"' || con_id || '","con_id":' || con_id || ',"name":' || to_json(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email[1], mobile[1], 'Contact ' || con_id))
    || ',"first_name":' || to_json(first_name) || ',"last_name":' || to_json(last_name)
    || ',"email":' || array_to_json(email) || ',"mobile":' || array_to_json(mobile) || ',"tags":' || array_to_json(tags) || ',"photo":' || coalesce(to_json(photo)::text, 'null')
    || ',"archived":' || archived || ',"blocked":' || blocked || ',"version":' || version || ',"created_at":' || created_at || ',"updated_at":' || updated_at;
end $$;

create table contacts (
  con_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  first_name text not null default '',
  last_name text not null default '',
  email text[] not null default '{}',
  mobile text[] not null default '{}',
  -- values of own fields by key; secrets are masked (contact_secrets)
  fields jsonb not null default '{}',
  tags text[] not null default '{}',
  photo text,
  password_hash text,
  language text check (language in ('en', 'es')),
  archived_at bigint,
  deleted_at bigint,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  -- idempotency key of the request that created the contact
  create_key uuid,
  -- order of lists, the same in both engines
  sort_name text collate "C" generated always as (fold_text(last_name) || chr(1) || fold_text(first_name)) stored,
  search_text text generated always as (fold_text(' ' || first_name || ' ' || last_name || ' ' || joined(email) || ' ' || joined(mobile))) stored,
  -- the name as omni search compares it
  find_name text collate "C" generated always as (btrim(regexp_replace(fold_text(contact_name(first_name, last_name, email, mobile, con_id)), '\s+', ' ', 'g'))) stored,
  blocked_at bigint,
  erased_at bigint,
  merged_into bigint references contacts,
  list_text text generated always as
    (contact_text(con_id, first_name, last_name, email, mobile, tags, photo, archived_at is not null, blocked_at is not null, version, created_at, updated_at)) stored
);
-- Lists: one index per state and order, so that a page is read without sorting.
create index contacts_by_created on contacts (org_id, created_at desc, con_id desc) where deleted_at is null and archived_at is null;
create index contacts_by_updated on contacts (org_id, updated_at desc, con_id desc) where deleted_at is null and archived_at is null;
-- Imports look up thousands of addresses while they write others: without a pending list, which each lookup would read through.
create index contacts_email on contacts using gin (email) with (fastupdate = off);
create index contacts_mobile on contacts using gin (mobile) with (fastupdate = off);
create unique index contacts_create_key on contacts (org_id, create_key) where create_key is not null;
create index contacts_search on contacts using gin (search_text gin_trgm_ops) where deleted_at is null;
create index contacts_by_name on contacts (org_id, sort_name, con_id) where deleted_at is null and archived_at is null;
create index contacts_archived on contacts (org_id, sort_name, con_id) where deleted_at is null and archived_at is not null;
create index contacts_find_prefix on contacts (org_id, find_name, con_id) where deleted_at is null and archived_at is null;
create index contacts_find_inside on contacts using gin (find_name gin_trgm_ops) where deleted_at is null and archived_at is null;
create index contacts_bin on contacts (org_id, deleted_at desc, con_id) where deleted_at is not null and erased_at is null;
create index contacts_archived_by_created on contacts (org_id, created_at desc, con_id desc) where deleted_at is null and archived_at is not null;
create index contacts_archived_by_updated on contacts (org_id, updated_at desc, con_id desc) where deleted_at is null and archived_at is not null;
-- Contacts are counted and found by team.
create index contacts_team on contacts (org_id, (fields #>> '{contactTeam,0}')) where deleted_at is null and fields ? 'contactTeam';
-- Each start without the demo asks which learners have a password.
create index contacts_with_password on contacts (org_id) where password_hash is not null;
call guard_by_org('contacts');

-- Contacts of the transaction's organisation. The views repeat the condition of the row-level policy, because PostgreSQL uses neither trigram nor
-- array indexes behind a policy.
create view own_contacts as
  select con_id, org_id, first_name, last_name, email, mobile, fields, tags, photo, language, archived_at, version, created_at, updated_at, sort_name, search_text, blocked_at
  from contacts where org_id = current_org() and deleted_at is null;
grant select on own_contacts to cygnet_app;

-- Active contacts by name, for omni search.
create view own_contact_names as
  select con_id, org_id, find_name, first_name, last_name, email, mobile, search_text from contacts where org_id = current_org() and deleted_at is null and archived_at is null;
grant select on own_contact_names to cygnet_app;

-- Contacts as lists show them.
create view own_contact_texts as
  select con_id, org_id, archived_at, created_at, updated_at, sort_name, fields, list_text from contacts where org_id = current_org() and deleted_at is null;
grant select on own_contact_texts to cygnet_app;

-- The fields of a contact before any are narrowed; the schema `guest` has its own version.
create function whole_values(contact bigint) returns jsonb language sql stable
  as $$ select c.fields from own_contacts c where c.con_id = contact $$;

-- How many contacts there are, maintained by triggers; spread over slots so that writers seldom wait for each other.
create table contact_counts (
  org_id bigint not null references orgs,
  archived boolean not null,
  slot smallint not null,
  n bigint not null,
  primary key (org_id, archived, slot)
);
call guard_by_org('contact_counts');
-- Backups leave out tables whose comment begins with `derived`: triggers fill them as the rows are restored.
comment on table contact_counts is 'derived from contacts';

create function add_contact_count(org bigint, in_archive boolean, by_many bigint) returns void language sql
  as $$
    insert into contact_counts (org_id, archived, slot, n) values (org, in_archive, pg_backend_pid() % 32, by_many)
    on conflict (org_id, archived, slot) do update set n = contact_counts.n + excluded.n
  $$;

create function count_added_contacts() returns trigger language plpgsql as $$
begin
  perform add_contact_count(org_id, archived_at is not null, count(*)) from added where deleted_at is null group by org_id, archived_at is not null;
  return null;
end $$;
create trigger contacts_added after insert on contacts referencing new table as added for each statement execute function count_added_contacts();

create function count_gone_contacts() returns trigger language plpgsql as $$
begin
  perform add_contact_count(org_id, archived_at is not null, -count(*)) from gone where deleted_at is null group by org_id, archived_at is not null;
  return null;
end $$;
create trigger contacts_gone after delete on contacts referencing old table as gone for each statement execute function count_gone_contacts();

create function count_moved_contact() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null then perform add_contact_count(old.org_id, old.archived_at is not null, -1); end if;
  if new.deleted_at is null then perform add_contact_count(new.org_id, new.archived_at is not null, 1); end if;
  return null;
end $$;
create trigger contacts_moved after update on contacts for each row
  when ((old.archived_at is null) <> (new.archived_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_moved_contact();

create table contact_notes (
  note_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  body text not null,
  author_id bigint references users,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  -- idempotency key of the request that created the note
  create_key uuid,
  -- user who changed the note last; null while it is unchanged
  editor_id bigint references users
);
create index contact_notes_contact on contact_notes (org_id, con_id, created_at desc) where deleted_at is null;
create index contact_notes_recent on contact_notes (org_id, created_at desc, note_id desc) where deleted_at is null;
create unique index contact_notes_attempt on contact_notes (org_id, create_key) where create_key is not null;
call guard_by_org('contact_notes');

-- Saved views of the list of contacts: a user's own and shared ones.
create table list_views (
  view_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint references users,
  name text not null check (name <> ''),
  shared boolean not null default false,
  -- filter, sort, columns and kind, as entered
  settings jsonb not null,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index list_views_org on list_views (org_id, user_id) where deleted_at is null;
call guard_by_org('list_views');

-- The view that the list opens with, per user.
create table list_view_starts (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  view_id bigint not null references list_views,
  primary key (org_id, user_id)
);
create index list_view_starts_view on list_view_starts (view_id);
call guard_by_org('list_view_starts');

-- Contacts in lists: one order by last name, then first name, for both engines, search, and counts that need no counting.

create function contact_name(first_name text, last_name text, email text[], mobile text[], con_id bigint) returns text language sql immutable parallel safe
  as $$ select coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email[1], mobile[1], 'Contact ' || con_id) $$;

-- array_to_string is only stable, for the sake of other element types; of text it is immutable
create function joined(words text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(words, ' ') $$;

alter table contacts
  add column create_key uuid,
  add column sort_name text collate "C" generated always as (fold_text(last_name) || chr(1) || fold_text(first_name)) stored,
  add column search_text text generated always as (fold_text(' ' || first_name || ' ' || last_name || ' ' || joined(email) || ' ' || joined(mobile))) stored;

create unique index contacts_create_key on contacts (org_id, create_key) where create_key is not null;
create index contacts_search on contacts using gin (search_text gin_trgm_ops) where deleted_at is null;

drop index contacts_by_name, contacts_archived;
create index contacts_by_name on contacts (org_id, sort_name, con_id) where deleted_at is null and archived_at is null;
create index contacts_archived on contacts (org_id, sort_name, con_id) where deleted_at is null and archived_at is not null;

-- The contacts of the request's organisation, and only those: the same wall as the row policy, written as a view because
-- behind a row policy PostgreSQL uses no trigram and no array index.
create view own_contacts as
  select con_id, org_id, first_name, last_name, email, mobile, fields, tags, photo, language, archived_at, version, created_at, updated_at, sort_name, search_text
  from contacts where org_id = current_org() and deleted_at is null;
grant select on own_contacts to cygnet_app;

-- How many contacts there are, kept up by the writes; spread over slots so that writers seldom wait for one another.
create table contact_counts (
  org_id bigint not null references orgs,
  archived boolean not null,
  slot smallint not null,
  n bigint not null,
  primary key (org_id, archived, slot)
);
call guard_by_org('contact_counts');

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

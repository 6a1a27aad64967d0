-- People that an organisation knows; learners are contacts.

create function fold_text(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

create table contacts (
  con_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  first_name text not null default '',
  last_name text not null default '',
  email text[] not null default '{}',
  mobile text[] not null default '{}',
  fields jsonb not null default '{}',
  tags text[] not null default '{}',
  photo text,
  password_hash text,
  language text check (language in ('en', 'es')),
  archived_at bigint,
  deleted_at bigint,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
-- lists: one index per state and order, so that a page is read without sorting
create index contacts_by_name on contacts (org_id, last_name, first_name, con_id) where deleted_at is null and archived_at is null;
create index contacts_by_created on contacts (org_id, created_at desc, con_id desc) where deleted_at is null and archived_at is null;
create index contacts_by_updated on contacts (org_id, updated_at desc, con_id desc) where deleted_at is null and archived_at is null;
create index contacts_archived on contacts (org_id, last_name, first_name, con_id) where deleted_at is null and archived_at is not null;
create index contacts_email on contacts using gin (email);
create index contacts_mobile on contacts using gin (mobile);
call guard_by_org('contacts');

alter table sessions add foreign key (con_id) references contacts;
alter table one_time_codes add foreign key (con_id) references contacts;

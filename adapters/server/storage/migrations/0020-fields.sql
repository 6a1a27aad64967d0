-- Own fields of organisations: their definitions and sections, secrets kept apart from contacts, conversions that can be taken back.

create table field_sections (
  org_id bigint not null references orgs,
  slug text not null,
  title text not null,
  position int not null,
  primary key (org_id, slug)
);
call guard_by_org('field_sections');

create table fields (
  field_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null,
  label text not null,
  type text not null,
  section text not null default '',
  position int not null default 0,
  options json,
  access text check (access in ('admin', 'guest')),
  share_editable smallint check (share_editable in (0, 1)),
  editable boolean not null default true,
  form_hidden boolean not null default false,
  required boolean not null default false,
  is_event boolean not null default false,
  operators text[],
  custom_object_id text,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  unique (org_id, name)
);
call guard_by_org('fields');

-- Secrets of contacts, encrypted; in contacts.fields stands only the mask, so that no list, search, export or trail can hold more.
create table contact_secrets (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts on delete cascade,
  name text not null,
  sealed text not null,
  updated_at bigint not null,
  primary key (org_id, con_id, name)
);
call guard_by_org('contact_secrets');

create table field_conversions (
  conversion_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  field_id bigint not null references fields,
  from_type text not null,
  to_type text not null,
  emptied int not null,
  at bigint not null,
  reverted_at bigint
);
create index field_conversions_field on field_conversions (org_id, field_id, at desc);
call guard_by_org('field_conversions');

create table field_originals (
  org_id bigint not null references orgs,
  conversion_id bigint not null references field_conversions on delete cascade,
  con_id bigint not null references contacts on delete cascade,
  value jsonb not null,
  converted jsonb,
  primary key (conversion_id, con_id)
);
call guard_by_org('field_originals');

-- The keys whose values somebody of a role does not see: fields out of use, and those of other roles.
create function hidden_fields(org bigint, viewer text) returns text[] language sql stable
  as $$ select coalesce(array_agg(name), '{}') from fields
        where org_id = org and (deleted_at is not null or (access = 'admin' and viewer not in ('owner', 'admin')) or (access is null and viewer = 'guest')) $$;

-- When the password was entered again; secrets are shown for a while after that.
alter table sessions add column confirmed_at bigint;
-- Wrong passwords are counted there too, by a request of the organisation.
call guard_by_org('login_failures');

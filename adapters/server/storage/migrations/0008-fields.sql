-- Own fields of organisations, their sections, secrets, conversions of their values, and fields whose values come from elsewhere.

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
  -- the type that a conversion under way gives the field; its values are not changed meanwhile
  converting text,
  -- where values come from that are only shown on contacts: the assigned user, an address of the organisation, other systems
  bucket text check (bucket in ('rep', 'http', 'others')),
  -- idempotency key of the request that created the field
  create_key uuid,
  unique (org_id, name)
);
create index fields_events on fields (org_id) where is_event;
create unique index fields_attempt on fields (org_id, create_key) where create_key is not null;
call guard_by_org('fields');

-- Secrets of contacts, encrypted; contacts.fields has only the masked secret, so that no list, search, export or audit log can hold more.
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

-- Values before a conversion.
create table field_originals (
  org_id bigint not null references orgs,
  conversion_id bigint not null references field_conversions on delete cascade,
  con_id bigint not null references contacts on delete cascade,
  value jsonb not null,
  converted jsonb,
  primary key (conversion_id, con_id)
);
call guard_by_org('field_originals');

-- Values of users in fields of the bucket `rep`.
create table rep_values (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- the id as the field of the assigned user holds it
  user_key text not null generated always as (user_id::text) stored,
  fields jsonb not null default '{}',
  version int not null default 1,
  updated_at bigint not null,
  primary key (org_id, user_id)
);
create unique index rep_values_key on rep_values (org_id, user_key) include (fields);
call guard_by_org('rep_values');

-- The address that values of the bucket `http` are fetched from; `{con_id}` and `{email}` in it stand for those of the contact.
create table http_buckets (
  org_id bigint primary key references orgs,
  title text not null,
  url text not null,
  version int not null default 1,
  updated_at bigint not null
);
call guard_by_org('http_buckets');

-- Keys of the fields whose values a role does not see (the core's `isFieldHidden`): deleted fields and those of other roles; the team without the
-- feature of teams; for learners also whatever has an access, names others, is an event or is not stored with the contact. In plpgsql, which caches its plan.
create function hidden_fields(org bigint, viewer text) returns text[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(f.name) from fields f
    where f.org_id = org and (f.deleted_at is not null or (f.access = 'admin' and viewer not in ('owner', 'admin')) or (f.access is null and viewer = 'guest')
      or (f.name = 'contactTeam' and not exists (select from orgs o where o.org_id = org and 'teams' = any(o.features)))
      or (viewer = 'learner' and (f.access is not null or f.is_event or f.bucket is not null or f.name in ('assignedUser', 'contactTeam') or f.type in ('related_contacts', 'related_custom_object'))))), '{}');
end $$;

-- Own values as guests see them: of id numbers only the last four characters (the core's `maskedIdNumber`).
create function guest_values(org bigint, own jsonb) returns jsonb language sql stable
  as $$ select own || coalesce((
    select jsonb_object_agg(f.name, repeat('•', greatest(0, length(own ->> f.name) - 4)) || right(own ->> f.name, 4))
    from fields f where f.org_id = org and f.type = 'id_number' and jsonb_typeof(own -> f.name) = 'string'), '{}') $$;

-- What a field offers to choose from: users, teams or its own options.
create function user_choices(org bigint) returns json language sql stable
  as $$ select coalesce(json_object_agg(user_id::text, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email) || case when status = 1 then '' else ' (removed)' end
          order by fold_text(first_name || ' ' || last_name) collate "C", user_id), '{}') from users where org_id = org $$;

create function team_choices(org bigint) returns json language sql stable
  as $$ select coalesce(json_object_agg(team_id::text, label || case when deleted_at is null then '' else ' (removed)' end order by fold_text(label) collate "C", team_id), '{}') from teams where org_id = org $$;

create function field_choices(org bigint, name text, options json) returns json language sql stable
  as $$ select case name when 'assignedUser' then user_choices(org) when 'contactTeam' then team_choices(org) else options end $$;

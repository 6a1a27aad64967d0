-- What learners with a role are admitted to in the portal; contacts hold their role in the field `portalRole`.
create table portal_roles (
  role_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (name <> ''),
  permissions text[] not null default '{}',
  -- key of the field by which contacts are below others; null for the usual one
  relation text,
  -- keys of the fields shown of the downline
  fields text[] not null default '{}',
  -- contacts without a role have this one
  is_default boolean not null default false,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create unique index portal_roles_name on portal_roles (org_id, lower(name)) where deleted_at is null;
create unique index portal_roles_default on portal_roles (org_id) where is_default and deleted_at is null;
call guard_by_org('portal_roles');

-- Records that are shared with learners of a role.
create table resource_roles (
  org_id bigint not null references orgs,
  resource text not null check (resource in ('files/folders')),
  resource_id bigint not null,
  role_id bigint not null references portal_roles,
  primary key (org_id, resource, resource_id, role_id)
);
create index resource_roles_role on resource_roles (role_id);
call guard_by_org('resource_roles');

-- Contacts are counted by role.
create index contacts_portal_role on contacts (org_id, (fields #>> '{portalRole,0}')) where deleted_at is null and fields ? 'portalRole';

create function role_choices(org bigint) returns json language sql stable
  as $$ select coalesce(json_object_agg(role_id::text, name || case when deleted_at is null then '' else ' (removed)' end order by fold_text(name) collate "C", role_id), '{}') from portal_roles where org_id = org $$;

create or replace function field_choices(org bigint, name text, options json) returns json language sql stable
  as $$ select case name when 'assignedUser' then user_choices(org) when 'contactTeam' then team_choices(org) when 'portalRole' then role_choices(org) else options end $$;

-- As before; learners do not see the field of the role.
create or replace function hidden_fields(org bigint, viewer text) returns text[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(f.name) from fields f
    where f.org_id = org and (f.deleted_at is not null or (f.access = 'admin' and viewer not in ('owner', 'admin')) or (f.access is null and viewer = 'guest')
      or (f.name = 'contactTeam' and not exists (select from orgs o where o.org_id = org and 'teams' = any(o.features)))
      or (viewer = 'learner' and (f.access is not null or f.is_event or f.bucket is not null or f.name in ('assignedUser', 'contactTeam', 'portalRole') or f.type in ('related_contacts', 'related_custom_object'))))), '{}');
end $$;

insert into fields (org_id, name, label, type, access, position, created_at, updated_at)
select o.org_id, 'portalRole', 'Portal role', 'list', 'admin', 1000002, o.created_at, o.created_at from orgs o
where not exists (select from fields f where f.org_id = o.org_id and f.name = 'portalRole');

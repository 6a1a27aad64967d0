-- The team of a contact: a field that every organisation with teams has, offering them.

create function team_choices(org bigint) returns json language sql stable
  as $$ select coalesce(json_object_agg(team_id::text, label || case when deleted_at is null then '' else ' (removed)' end order by fold_text(label) collate "C", team_id), '{}') from teams where org_id = org $$;

create or replace function field_choices(org bigint, name text, options json) returns json language sql stable
  as $$ select case name when 'assignedUser' then user_choices(org) when 'contactTeam' then team_choices(org) else options end $$;

-- As before; and without the feature of teams nobody sees of which team a contact is.
create or replace function hidden_fields(org bigint, viewer text) returns text[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(f.name) from fields f
    where f.org_id = org and (f.deleted_at is not null or (f.access = 'admin' and viewer not in ('owner', 'admin')) or (f.access is null and viewer = 'guest')
      or (f.name = 'contactTeam' and not exists (select from orgs o where o.org_id = org and 'teams' = any(o.features)))
      or (viewer = 'learner' and (f.access is not null or f.is_event or f.bucket is not null or f.name in ('assignedUser', 'contactTeam') or f.type in ('related_contacts', 'related_custom_object'))))), '{}');
end $$;

insert into fields (org_id, name, label, type, access, position, created_at, updated_at)
  select org_id, 'contactTeam', 'Team', 'list', 'guest', 1000001, created_at, created_at from orgs;

-- Contacts of a team are counted and found by it.
create index contacts_team on contacts (org_id, (fields #>> '{contactTeam,0}')) where deleted_at is null and fields ? 'contactTeam';

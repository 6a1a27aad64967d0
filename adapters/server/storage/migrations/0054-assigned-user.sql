-- The user whom a contact is assigned to: a field that every organisation has, offering its users. Keys that follow from labels have no capitals, so no field had this one.

create function user_choices(org bigint) returns json language sql stable
  as $$ select coalesce(json_object_agg(user_id::text, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email) || case when status = 1 then '' else ' (removed)' end
          order by fold_text(first_name || ' ' || last_name) collate "C", user_id), '{}') from users where org_id = org $$;

-- What a field offers to choose from.
create function field_choices(org bigint, name text, options json) returns json language sql stable
  as $$ select case when name = 'assignedUser' then user_choices(org) else options end $$;

insert into fields (org_id, name, label, type, position, created_at, updated_at)
  select org_id, 'assignedUser', 'Assigned user', 'list', 1000000, created_at, created_at from orgs;

-- Groups (saved filters of contacts), their members, and the queue of contacts to evaluate again.

create table group_folders (
  folder_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (name <> ''),
  "order" int not null default 0,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index group_folders_name on group_folders (org_id, lower(name)) where deleted_at is null;
call guard_by_org('group_folders');

create table contact_groups (
  group_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  folder_id bigint references group_folders,
  user_id bigint references users,
  name text not null check (name <> ''),
  -- the filter document, as entered
  filters jsonb not null,
  share_users bigint[] not null default '{}',
  share_teams bigint[] not null default '{}',
  share_all boolean not null default false,
  view text not null default 'grid' check (view in ('grid', 'list')),
  "order" int not null default 0,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index contact_groups_org on contact_groups (org_id, "order") where deleted_at is null;
create index contact_groups_folder on contact_groups (folder_id) where folder_id is not null;
call guard_by_org('contact_groups');

create table group_members (
  org_id bigint not null references orgs,
  group_id bigint not null references contact_groups,
  con_id bigint not null references contacts,
  primary key (group_id, con_id)
);
create index group_members_contact on group_members (con_id);
call guard_by_org('group_members');
comment on table group_members is 'derived from contact_groups and contacts';

-- What the members of a group were computed from; a group without a row is computed anew.
create table group_states (
  group_id bigint primary key references contact_groups,
  org_id bigint not null references orgs,
  -- version of the group, types of its fields and time zone of the organisation at that time
  basis text not null,
  timezone text not null,
  evaluated_at bigint not null,
  -- when members may next change by time alone; null for never
  due_at bigint,
  members bigint not null default 0
);
create index group_states_due on group_states (due_at) where due_at is not null;
call guard_by_org('group_states');
comment on table group_states is 'derived from contact_groups';

-- Queue of contacts to evaluate again. con_ids null: all contacts. reads null: every group; otherwise the groups that read one of these fields or,
-- with a $ in front, kinds of events.
create table contact_changes (
  change_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_ids bigint[],
  reads text[]
);
create index contact_changes_org on contact_changes (org_id, change_id);
call guard_by_org('contact_changes');
comment on table contact_changes is 'derived from contacts and what they did';

-- The fields of a contact that changed, as groups read them; '*' for what all groups read.
create function changed_reads(before contacts, now contacts) returns text[] language sql stable parallel safe
  as $$
    select array_remove(array[
      case when before.first_name <> now.first_name then 'first_name' end,
      case when before.last_name <> now.last_name then 'last_name' end,
      case when before.email <> now.email then 'email' end,
      case when before.mobile <> now.mobile then 'mobile' end,
      case when before.tags <> now.tags then 'tags' end,
      case when before.photo is distinct from now.photo then 'photo' end,
      case when before.language is distinct from now.language then 'language' end,
      case when before.created_at <> now.created_at then 'created_at' end,
      case when before.updated_at <> now.updated_at then 'updated_at' end,
      case when (before.archived_at is null) <> (now.archived_at is null) or (before.deleted_at is null) <> (now.deleted_at is null) then '*' end
    ], null) || case when before.fields = now.fields then '{}'::text[] else array(
      select coalesce(a.key, b.key) from jsonb_each(before.fields) a full join jsonb_each(now.fields) b using (key) where a.value is distinct from b.value) end
  $$;

-- One row of the queue per statement, so that an import of many contacts costs no more than one contact.
create function note_added_contacts() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids) select org_id, array_agg(con_id) from added where deleted_at is null group by org_id;
  return null;
end $$;
create trigger contacts_noted after insert on contacts referencing new table as added for each statement execute function note_added_contacts();

create function note_changed_contacts() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads)
  select org_id, array_agg(distinct con_id), array_agg(distinct read)
  from (select n.org_id, n.con_id, unnest(changed_reads(o, n)) as read from fresh n join stale o on o.con_id = n.con_id) moved group by org_id;
  return null;
end $$;
create trigger contacts_changed after update on contacts referencing old table as stale new table as fresh for each statement execute function note_changed_contacts();

create function note_events() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads) select org_id, array_agg(distinct con_id), array_agg(distinct '$' || kind) from events group by org_id;
  return null;
end $$;
create trigger events_added after insert on contact_events referencing new table as events for each statement execute function note_events();
create trigger events_gone after delete on contact_events referencing old table as events for each statement execute function note_events();
create trigger learning_added after insert on learning_events referencing new table as events for each statement execute function note_events();
create trigger learning_gone after delete on learning_events referencing old table as events for each statement execute function note_events();

create function note_moved_events() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads)
  select org_id, array_agg(distinct con_id), array_agg(distinct '$' || kind)
  from (select org_id, con_id, kind from stale union select org_id, con_id, kind from fresh) moved group by org_id;
  return null;
end $$;
create trigger events_moved after update on contact_events referencing old table as stale new table as fresh for each statement execute function note_moved_events();
create trigger learning_moved after update on learning_events referencing old table as stale new table as fresh for each statement execute function note_moved_events();

-- A changed release of a lesson concerns all contacts who joined.
create function note_releases() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) select distinct org_id, array['$lesson_released'] from moved;
  return null;
end $$;
create trigger releases_added after insert on triggers referencing new table as moved for each statement execute function note_releases();
create trigger releases_changed after update on triggers referencing new table as moved for each statement execute function note_releases();
create trigger releases_gone after delete on triggers referencing old table as moved for each statement execute function note_releases();

-- A contact who joins, moves or leaves has other released lessons: the view activity_events follows by itself, groups through the queue.
create function note_joins() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads) select org_id, array_agg(distinct con_id), array['$lesson_released'] from moved group by org_id;
  return null;
end $$;
create trigger joins_added after insert on course_joins referencing new table as moved for each statement execute function note_joins();
create trigger joins_changed after update on course_joins referencing new table as moved for each statement execute function note_joins();
create trigger joins_gone after delete on course_joins referencing old table as moved for each statement execute function note_joins();

-- A field that is added, changed or deleted concerns the groups that read it.
create function note_fields() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) select org_id, array_agg(distinct name) from moved group by org_id;
  return null;
end $$;
create trigger fields_added after insert on fields referencing new table as moved for each statement execute function note_fields();
create trigger fields_changed after update on fields referencing new table as moved for each statement execute function note_fields();

create function note_rep_values() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads)
  select new.org_id, array_agg(key) from (
    select coalesce(a.key, b.key) as key
    from jsonb_each(case when tg_op = 'INSERT' then '{}' else old.fields end) a full join jsonb_each(new.fields) b using (key) where a.value is distinct from b.value) moved
  having count(*) > 0;
  return null;
end $$;
create trigger rep_values_noted after insert or update on rep_values for each row execute function note_rep_values();

-- Lessons without a time zone open at other times when the organisation's changes.
create function note_zone() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) values (new.org_id, array['$lesson_released']);
  return null;
end $$;
create trigger zone_changed after update of timezone on orgs for each row when (new.timezone <> old.timezone) execute function note_zone();

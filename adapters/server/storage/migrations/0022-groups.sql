-- Groups: saved filters of contacts, who belongs to them now, and what has to be looked at again.

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
  -- the filter document as it was written
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

-- What the members of a group were worked out from; a group without a row is worked out anew.
create table group_states (
  group_id bigint primary key references contact_groups,
  org_id bigint not null references orgs,
  -- version of the group, its field types and the organisation's time zone then
  basis text not null,
  timezone text not null,
  evaluated_at bigint not null,
  -- when time alone may next change a verdict; null for never
  due_at bigint,
  members bigint not null default 0
);
create index group_states_due on group_states (due_at) where due_at is not null;
call guard_by_org('group_states');
comment on table group_states is 'derived from contact_groups';

-- Contacts that must be looked at again. con_ids null: everybody. reads null: every group; else only those that read one of them.
create table contact_changes (
  change_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_ids bigint[],
  reads text[]
);
create index contact_changes_org on contact_changes (org_id, change_id);
call guard_by_org('contact_changes');
comment on table contact_changes is 'derived from contacts and what they did';

-- What contacts did that no other table tells of: shares, uploads, recorded numbers.
create table contact_events (
  event_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  at bigint not null,
  kind text not null,
  campaign text,
  lesson text,
  item text,
  answer text,
  correct boolean,
  watched_from float8,
  watched_to float8,
  watched_start float8,
  watched_end float8,
  points float8,
  tracker text,
  value float8,
  check (watched_from <= watched_to)
);
create index contact_events_contact on contact_events (con_id, kind);
create index contact_events_kind on contact_events (org_id, kind, at);
call guard_by_org('contact_events');

-- What learners did, told from joins and activity in the words of filters.
create table learning_events (
  event_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  at bigint not null,
  kind text not null,
  campaign text,
  lesson text,
  item text,
  answer text,
  correct boolean,
  watched_from float8,
  watched_to float8,
  watched_start float8,
  watched_end float8,
  points float8,
  tracker text,
  value float8,
  trigger_id bigint,
  activity_id bigint
);
create index learning_events_contact on learning_events (con_id, kind);
create index learning_events_kind on learning_events (org_id, kind, at);
create index learning_events_activity on learning_events (activity_id) where activity_id is not null;
call guard_by_org('learning_events');
comment on table learning_events is 'derived from course_joins and activity';

-- When a lesson opens for somebody who joined; the same rule as the course page has.
create function lesson_release(joined_at bigint, release text, delay_days int, release_date text, start_at text, timezone text) returns bigint language sql stable parallel safe
  as $$
    select case release
      when 'delay' then greatest(joined_at, extract(epoch from
        ((to_timestamp(joined_at) at time zone coalesce(timezone, 'UTC'))::date + coalesce(delay_days, 0) + coalesce(start_at, '09:00')::time) at time zone coalesce(timezone, 'UTC'))::bigint)
      when 'date' then greatest(joined_at, extract(epoch from (release_date::date + coalesce(start_at, '09:00')::time) at time zone coalesce(timezone, 'UTC'))::bigint)
      else joined_at end
  $$;

-- Everything that filters may ask about, of the request's organisation and only of it.
create view activity_events as
  select event_id * 2 as event_id, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from contact_events where org_id = current_org()
  union all
  select event_id * 2 + 1, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from learning_events where org_id = current_org()
  union all
  select 0, j.con_id, lesson_release(j.joined_at, t.release, t.delay_days, t.release_date, t.start_at, t.timezone), 'lesson_released', t.campaign_id::text, t.lesson_id::text,
    null, null, null, null, null, null, null, null, null, null
  from course_joins j join triggers t on t.campaign_id = j.campaign_id and t.org_id = j.org_id
  where j.org_id = current_org() and t.deleted_at is null and not t.draft and not t.paused and t.lesson_id is not null;
grant select on activity_events to cygnet_app;

create function tell_join() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learning_events (org_id, con_id, at, kind, campaign) values (new.org_id, new.con_id, new.joined_at, 'join', new.campaign_id::text);
  elsif tg_op = 'DELETE' then
    delete from learning_events where con_id = old.con_id and kind = 'join' and campaign = old.campaign_id::text and org_id = old.org_id;
  else
    update learning_events set con_id = new.con_id, at = new.joined_at
      where con_id = old.con_id and kind = 'join' and campaign = old.campaign_id::text and org_id = old.org_id;
  end if;
  return null;
end $$;
create trigger joins_told after insert or delete or update of con_id, joined_at on course_joins for each row execute function tell_join();

create function tell_activity(done activity) returns void language plpgsql as $$
declare
  of_lesson text := (select lesson_id::text from triggers where trigger_id = done.trigger_id);
  held float8;
  earned float8 := coalesce((done.data #>> '{score,points}')::float8, 0);
begin
  if done.kind in ('reset', 'course-reset') then
    delete from learning_events where con_id = done.con_id and trigger_id = done.trigger_id and kind in ('lesson_started', 'lesson_completed', 'item_completed');
    return;
  end if;
  if not exists (select from learning_events where con_id = done.con_id and kind = 'lesson_started' and trigger_id = done.trigger_id) then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'lesson_started', done.campaign_id::text, of_lesson, done.trigger_id, done.activity_id);
  end if;
  if done.kind = 'answer' then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, answer, correct, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'answer', done.campaign_id::text, of_lesson, done.item_uuid::text, done.data ->> 'answer', (done.data #>> '{score,correct}')::boolean, done.trigger_id, done.activity_id);
  end if;
  if done.kind = 'progress' then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, watched_from, watched_to, watched_start, watched_end, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'watch', done.campaign_id::text, of_lesson, done.item_uuid::text,
        0, greatest(0, (done.data ->> 'furthest')::float8), 0, (done.data ->> 'duration')::float8, done.trigger_id, done.activity_id);
  end if;
  if (done.data #>> '{score,completed}')::boolean
    and not exists (select from learning_events where con_id = done.con_id and kind = 'item_completed' and trigger_id = done.trigger_id and item = done.item_uuid::text) then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'item_completed', done.campaign_id::text, of_lesson, done.item_uuid::text, done.trigger_id, done.activity_id);
  end if;
  select coalesce(sum(points), 0) into held from learning_events where con_id = done.con_id and kind = 'points' and trigger_id = done.trigger_id and item = done.item_uuid::text;
  if earned > held then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, points, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'points', done.campaign_id::text, of_lesson, done.item_uuid::text, earned - held, done.trigger_id, done.activity_id);
  end if;
  if (done.data ->> 'completes')::boolean
    and not exists (select from learning_events where con_id = done.con_id and kind = 'lesson_completed' and trigger_id = done.trigger_id) then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'lesson_completed', done.campaign_id::text, of_lesson, done.trigger_id, done.activity_id);
  end if;
end $$;
create function note_activity() returns trigger language plpgsql as $$
begin
  perform tell_activity(new);
  return null;
end $$;
create trigger activity_told after insert on activity for each row execute function note_activity();

create function tell_moved_activity() returns trigger language plpgsql as $$
begin
  update learning_events set con_id = new.con_id where activity_id = new.activity_id;
  return null;
end $$;
create trigger activity_moved after update of con_id on activity for each row when (old.con_id <> new.con_id) execute function tell_moved_activity();

-- What changed of a contact, as groups read it; '*' for whatever all groups read.
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

-- One row for each statement, so that an import of many contacts costs no more than one.
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

-- a lesson that is released otherwise is so for everybody who joined
create function note_releases() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) select distinct org_id, array['$lesson_released'] from moved;
  return null;
end $$;
create trigger releases_added after insert on triggers referencing new table as moved for each statement execute function note_releases();
create trigger releases_changed after update on triggers referencing new table as moved for each statement execute function note_releases();
create trigger releases_gone after delete on triggers referencing old table as moved for each statement execute function note_releases();

-- who joined when lessons were released already: the view tells it by itself, groups have to be told
create function note_joins() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads) select org_id, array_agg(distinct con_id), array['$lesson_released'] from moved group by org_id;
  return null;
end $$;
create trigger joins_added after insert on course_joins referencing new table as moved for each statement execute function note_joins();
create trigger joins_changed after update on course_joins referencing new table as moved for each statement execute function note_joins();
create trigger joins_gone after delete on course_joins referencing old table as moved for each statement execute function note_joins();

-- What was done before this.
insert into learning_events (org_id, con_id, at, kind, campaign) select org_id, con_id, joined_at, 'join', campaign_id::text from course_joins;
select tell_activity(a) from (select * from activity order by activity_id) a;

-- a field that is made, changed or gone concerns the groups that read it
create function note_fields() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) select org_id, array_agg(distinct name) from moved group by org_id;
  return null;
end $$;
create trigger fields_added after insert on fields referencing new table as moved for each statement execute function note_fields();
create trigger fields_changed after update on fields referencing new table as moved for each statement execute function note_fields();

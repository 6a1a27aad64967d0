-- Saved views are of one list each, and each list may begin with one of them.
alter table list_views add column list text not null default 'contacts' check (list in ('contacts', 'courses'));
alter table list_views alter column list drop default;
comment on table list_views is 'saved views of a list: a user''s own and shared ones';
drop index list_views_org;
create index list_views_org on list_views (org_id, list, user_id) where deleted_at is null;
alter table list_view_starts add column list text not null default 'contacts' check (list in ('contacts', 'courses'));
alter table list_view_starts
  alter column list drop default,
  drop constraint list_view_starts_pkey,
  add primary key (org_id, user_id, list);

-- What a learner reached in the lessons of a course that count, kept by the triggers below so that long lists of learners are sorted by indexes.
alter table course_joins
  add column finished int not null default 0,
  add column points bigint not null default 0,
  add column touched_at bigint;

-- The lessons of courses that count: published, neither draft nor paused (the core's `isOffered`).
create view counted_lessons with (security_invoker = true) as
  select t.org_id, t.campaign_id, t.trigger_id from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
  where t.type = 'lesson' and t.deleted_at is null and not t.draft and not t.paused and l.deleted_at is null and l.published_version is not null;
grant select on counted_lessons to cygnet_app;
create view guest.counted_lessons with (security_invoker = true) as select * from public.counted_lessons;
grant select on guest.counted_lessons to cygnet_guest;

update course_joins j set finished = r.finished, points = r.points, touched_at = r.touched_at
from (
  select p.org_id, p.campaign_id, p.con_id, count(*) filter (where p.completed_at is not null) as finished, sum(p.points) as points, max(p.touched_at) as touched_at
  from lesson_progress p join counted_lessons k on k.trigger_id = p.trigger_id where p.con_id is not null group by p.org_id, p.campaign_id, p.con_id
) r where r.org_id = j.org_id and r.campaign_id = j.campaign_id and r.con_id = j.con_id;

-- The indexes begin like course_joins_campaign, which they replace.
create index course_joins_finished on course_joins (org_id, campaign_id, finished, con_id) include (left_at);
create index course_joins_points on course_joins (org_id, campaign_id, points, con_id);
create index course_joins_touched on course_joins (org_id, campaign_id, touched_at nulls first, con_id);
create index course_joins_joined on course_joins (org_id, campaign_id, joined_at, con_id);
drop index course_joins_campaign;
-- Learners who were deleted or erased are taken off the counts.
create index contacts_gone on contacts (org_id, con_id) where deleted_at is not null;

-- A contact who joins, or takes over a merged contact's place, has what was reached before.
create function standing_of_join() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select count(*) filter (where p.completed_at is not null), coalesce(sum(p.points), 0), max(p.touched_at) into new.finished, new.points, new.touched_at
  from lesson_progress p join counted_lessons k on k.trigger_id = p.trigger_id
  where p.org_id = new.org_id and p.campaign_id = new.campaign_id and p.con_id = new.con_id;
  return new;
end $$;
create trigger joins_standing before insert or update of con_id on course_joins for each row execute function standing_of_join();

-- Counts anew what the learners of the courses reached; rows that stay the same are not written. The triggers
-- run with the owner's rights, because a user with a row rule changes lessons for learners whom they do not see.
create function count_standing(learners bigint[], courses bigint[]) returns void language sql as $$
  with asked as (select distinct con_id, campaign_id from unnest(learners, courses) x (con_id, campaign_id) where con_id is not null and campaign_id is not null),
  reached as (
    select a.con_id, a.campaign_id, r.finished, r.points, r.touched_at from asked a cross join lateral (
      select count(*) filter (where p.completed_at is not null) as finished, coalesce(sum(p.points), 0) as points, max(p.touched_at) as touched_at
      from lesson_progress p join counted_lessons k on k.trigger_id = p.trigger_id and k.org_id = p.org_id
      where p.campaign_id = a.campaign_id and p.con_id = a.con_id
        and p.org_id = (select j.org_id from course_joins j where j.con_id = a.con_id and j.campaign_id = a.campaign_id)) r)
  update course_joins j set finished = r.finished, points = r.points, touched_at = r.touched_at from reached r
  where j.con_id = r.con_id and j.campaign_id = r.campaign_id and (j.finished, j.points, j.touched_at) is distinct from (r.finished::int, r.points::bigint, r.touched_at);
$$;

create function progress_added() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_standing(array_agg(con_id), array_agg(campaign_id)) from moved;
  return null;
end $$;
create function progress_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_standing(array_agg(con_id), array_agg(campaign_id)) from (select con_id, campaign_id from moved union select con_id, campaign_id from before) x;
  return null;
end $$;
create trigger progress_added after insert on lesson_progress referencing new table as moved for each statement execute function progress_added();
create trigger progress_gone after delete on lesson_progress referencing old table as moved for each statement execute function progress_added();
create trigger progress_changed after update on lesson_progress referencing new table as moved old table as before for each statement execute function progress_changed();

-- A lesson that begins or ceases to count concerns those who began it.
create function counted_by_trigger() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_standing(array_agg(p.con_id), array_agg(p.campaign_id))
  from moved m join before b on b.trigger_id = m.trigger_id join lesson_progress p on p.org_id = m.org_id and p.campaign_id = m.campaign_id and p.trigger_id = m.trigger_id
  where (m.type, m.deleted_at is null, m.draft, m.paused, m.lesson_id) is distinct from (b.type, b.deleted_at is null, b.draft, b.paused, b.lesson_id);
  return null;
end $$;
create trigger triggers_counted after update on triggers referencing new table as moved old table as before for each statement execute function counted_by_trigger();
create function counted_by_lesson() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_standing(array_agg(p.con_id), array_agg(p.campaign_id))
  from moved m join before b on b.lesson_id = m.lesson_id join triggers t on t.org_id = m.org_id and t.lesson_id = m.lesson_id
    join lesson_progress p on p.org_id = t.org_id and p.campaign_id = t.campaign_id and p.trigger_id = t.trigger_id
  where (m.deleted_at is null, m.published_version is null) is distinct from (b.deleted_at is null, b.published_version is null);
  return null;
end $$;
create trigger lessons_counted after update on lessons referencing new table as moved old table as before for each statement execute function counted_by_lesson();

-- What a learner reached changes no group: only who joined, moved or left does.
create function note_changed_joins() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads)
  select m.org_id, array_agg(distinct m.con_id), array['$lesson_released'] from moved m
  where not exists (select from before b where b.con_id = m.con_id and b.campaign_id = m.campaign_id
    and (b.joined_at, b.left_at, b.rejoined_at, b.source) is not distinct from (m.joined_at, m.left_at, m.rejoined_at, m.source))
  group by m.org_id;
  return null;
end $$;
drop trigger joins_changed on course_joins;
create trigger joins_changed after update on course_joins referencing new table as moved old table as before for each statement execute function note_changed_joins();

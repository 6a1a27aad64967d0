-- One storage for campaigns and their triggers: who a course is offered to, when it is paused, what opens when, who left, and what staff opened for one learner.

alter table campaigns
  add column type text not null default 'course' check (type in ('course', 'drip', 'blast')),
  -- only testers see it
  add column draft boolean not null default false,
  -- ended for everybody since then
  add column archived_at bigint,
  add column is_default boolean not null default false,
  -- whom it is offered to: everybody, the members of a group, or only those whom staff enrol
  add column offered text not null default 'all' check (offered in ('all', 'group', 'enrol')),
  add column bookmark_id bigint references contact_groups,
  -- the last day on which it should be finished, or so many days after joining
  add column due_date text check (due_date ~ '^\d{4}-\d{2}-\d{2}$'),
  add column due_days int check (due_days between 1 and 36500),
  add constraint campaigns_offered check (offered <> 'group' or bookmark_id is not null),
  add constraint campaigns_due check (num_nonnulls(due_date, due_days) <= 1);
create unique index campaigns_default on campaigns (org_id) where is_default and deleted_at is null;
create index campaigns_group on campaigns (bookmark_id) where bookmark_id is not null;

alter table triggers rename column delay_days to join_delay;
alter table triggers rename column release_date to start_date;
alter table triggers
  -- seconds after the parent step
  add column delay int not null default 0 check (delay >= 0),
  add column conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  add column bookmark_id bigint references contact_groups,
  -- opens by time; otherwise only staff open it
  add column automatic boolean not null default true,
  add column send_alert boolean not null default false,
  add column notify_email_subject text not null default '',
  add column notify_email_body text not null default '',
  add column notify_sms text not null default '',
  -- values of the trigger's type
  add column type_values jsonb not null default '{}' check (jsonb_typeof(type_values) = 'object');

-- A start follows from its day and hour. Rows without a day started when they were made, rows with a start only on its day; so nothing that is open closes.
update triggers t set start_time = instant_of(t.start_date::date, coalesce(t.start_at, '09:00')::time, coalesce(t.timezone, o.timezone))
from orgs o where o.org_id = t.org_id and t.release = 'date' and t.start_time = 0;
update triggers t set start_date = to_char(to_timestamp(case when t.start_time = 0 then t.created_at - 86400 else t.start_time end) at time zone zone_name(coalesce(t.timezone, o.timezone)), 'YYYY-MM-DD')
from orgs o where o.org_id = t.org_id and t.start_date is null;
update triggers t set start_time = instant_of(t.start_date::date, coalesce(t.start_at, '09:00')::time, coalesce(t.timezone, o.timezone))
from orgs o where o.org_id = t.org_id and t.start_time = 0;

-- Leaving keeps the row, with its progress.
alter table course_joins
  add column left_at bigint,
  -- the last time of joining again
  add column rejoined_at bigint,
  -- who brought the learner: themselves, staff, a program of the product, an automation, or a payment
  add column source text not null default 'learner' check (source in ('learner', 'staff', 'program', 'automation', 'payment'));

-- While a pause lasts, no lesson of the course opens: for one learner, or for all where there is no learner.
create table drip_pauses (
  pause_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  campaign_id bigint not null references campaigns,
  con_id bigint references contacts,
  paused_at bigint not null,
  -- null while it lasts
  resumed_at bigint check (resumed_at >= paused_at),
  -- null when the learner paused it
  user_id bigint references users
);
create unique index drip_pauses_open on drip_pauses (campaign_id, con_id) nulls not distinct where resumed_at is null;
create index drip_pauses_course on drip_pauses (campaign_id, con_id);
create index drip_pauses_contact on drip_pauses (con_id) where con_id is not null;
call guard_by_org('drip_pauses');
call guard_by_team('drip_pauses', '(con_id is null or exists (select from guest.own_contacts seen where seen.con_id = drip_pauses.con_id))');

-- Lessons that staff opened for one learner, whatever else keeps them closed.
create table lock_overrides (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  trigger_id bigint not null references triggers,
  opened_at bigint not null,
  user_id bigint references users,
  reason text not null check (reason <> ''),
  primary key (con_id, trigger_id)
);
create index lock_overrides_trigger on lock_overrides (trigger_id);
call guard_by_org('lock_overrides');
call guard_by_team('lock_overrides', 'exists (select from guest.own_contacts seen where seen.con_id = lock_overrides.con_id)');

-- The sections of the portal, in order; campaigns name theirs in portal_section.
create table portal_sections (
  org_id bigint not null references orgs,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name text not null check (name <> ''),
  "order" int not null default 0,
  primary key (org_id, slug)
);
create unique index portal_sections_name on portal_sections (org_id, name);
call guard_by_org('portal_sections');
with named as (
  select o.org_id, s.name, s.place, trim(both '-' from regexp_replace(lower(s.name), '[^a-z0-9]+', '-', 'g')) as slug
  from orgs o, unnest(o.portal_sections) with ordinality s (name, place)
), distinctly as (
  select distinct on (org_id, name) org_id, name, place, case when slug = '' then 'section' else left(slug, 70) end as slug from named where name <> '' order by org_id, name, place
)
insert into portal_sections (org_id, slug, name, "order")
select org_id, trim(both '-' from slug) || case when row_number() over (partition by org_id, slug order by place) = 1 then '' else '-' || place end, name, place from distinctly;
alter table orgs drop column portal_sections;

-- When a lesson opens after the pauses of its course, or by a member of staff; null while nothing says when (the core's `opensAt`).
create function lesson_opens(joined_at bigint, release text, join_delay int, start_date text, start_at text, start_time bigint, zone text, automatic boolean, pauses int8multirange, opened_at bigint)
  returns bigint language plpgsql stable parallel safe as $$
declare
  due bigint := lesson_release(joined_at, release, join_delay, start_date, start_at, 0, zone);
  begins bigint := greatest(joined_at, start_time);
  held int8range;
begin
  if not automatic then return case when opened_at is null then null else greatest(joined_at, opened_at) end; end if;
  for held in select unnest(coalesce(pauses, '{}') * int8multirange(int8range(joined_at, null))) loop
    if due > lower(held) then
      if upper_inf(held) then due := null; exit; end if;
      due := case release when 'delay' then due + upper(held) - lower(held) else greatest(due, upper(held)) end;
    end if;
  end loop;
  if due is not null then
    for held in select unnest(coalesce(pauses, '{}') * int8multirange(int8range(joined_at, null))) loop
      if begins > lower(held) then
        if upper_inf(held) then due := null; exit; end if;
        begins := greatest(begins, upper(held));
      end if;
    end loop;
  end if;
  return least(case when due is null then null else greatest(due, begins) end, case when opened_at is null then null else greatest(joined_at, opened_at) end);
end $$;

create or replace view activity_events as
  select event_id * 2 as event_id, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from contact_events where org_id = current_org()
  union all
  select event_id * 2 + 1, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from learning_events where org_id = current_org()
  union all
  select 0, con_id, at, 'lesson_released', campaign, lesson, null, null, null, null, null, null, null, null, null, null
  from (
    select j.con_id, t.campaign_id::text as campaign, t.lesson_id::text as lesson,
      case when t.automatic and p.pauses is null and v.opened_at is null
        then lesson_release(j.joined_at, t.release, t.join_delay, t.start_date, t.start_at, t.start_time, coalesce(t.timezone, o.timezone))
        else lesson_opens(j.joined_at, t.release, t.join_delay, t.start_date, t.start_at, t.start_time, coalesce(t.timezone, o.timezone), t.automatic, p.pauses, v.opened_at) end as at
    from course_joins j join triggers t on t.campaign_id = j.campaign_id and t.org_id = j.org_id join orgs o on o.org_id = j.org_id
      join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
      left join lock_overrides v on v.con_id = j.con_id and v.trigger_id = t.trigger_id
      left join lateral (
        select range_agg(int8range(d.paused_at, d.resumed_at)) as pauses from drip_pauses d
        where d.campaign_id = j.campaign_id and (d.con_id is null or d.con_id = j.con_id)
      ) p on true
    where j.org_id = current_org() and j.left_at is null and t.deleted_at is null and not t.draft and not t.paused and l.published_version is not null
  ) opening where at is not null;

-- Pauses and openings change when lessons open.
create function note_opened() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads)
  select org_id, case when bool_or(con_id is null) then null else array_agg(distinct con_id) end, array['$lesson_released'] from moved group by org_id;
  return null;
end $$;
create trigger pauses_added after insert on drip_pauses referencing new table as moved for each statement execute function note_opened();
create trigger pauses_changed after update on drip_pauses referencing new table as moved for each statement execute function note_opened();
create trigger pauses_gone after delete on drip_pauses referencing old table as moved for each statement execute function note_opened();
create trigger openings_added after insert on lock_overrides referencing new table as moved for each statement execute function note_opened();
create trigger openings_changed after update on lock_overrides referencing new table as moved for each statement execute function note_opened();
create trigger openings_gone after delete on lock_overrides referencing old table as moved for each statement execute function note_opened();

-- Joining, leaving and joining again are events.
create or replace function tell_join() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learning_events (org_id, con_id, at, kind, campaign) values (new.org_id, new.con_id, new.joined_at, 'join', new.campaign_id::text);
    if new.left_at is not null then
      insert into learning_events (org_id, con_id, at, kind, campaign) values (new.org_id, new.con_id, new.left_at, 'unjoin', new.campaign_id::text);
    end if;
    return null;
  elsif tg_op = 'DELETE' then
    delete from learning_events where con_id = old.con_id and kind in ('join', 'unjoin') and campaign = old.campaign_id::text and org_id = old.org_id;
    return null;
  end if;
  update learning_events set con_id = new.con_id, at = case when kind = 'join' and at = old.joined_at then new.joined_at else at end
    where con_id = old.con_id and kind in ('join', 'unjoin') and campaign = old.campaign_id::text and org_id = old.org_id
      and (new.con_id <> old.con_id or new.joined_at <> old.joined_at);
  if new.left_at is not null and old.left_at is null then
    insert into learning_events (org_id, con_id, at, kind, campaign) values (new.org_id, new.con_id, new.left_at, 'unjoin', new.campaign_id::text);
  elsif new.left_at is null and old.left_at is not null then
    insert into learning_events (org_id, con_id, at, kind, campaign) values (new.org_id, new.con_id, coalesce(new.rejoined_at, old.left_at), 'join', new.campaign_id::text);
  end if;
  return null;
end $$;
drop trigger joins_told on course_joins;
create trigger joins_told after insert or delete or update of con_id, joined_at, left_at, rejoined_at on course_joins for each row execute function tell_join();

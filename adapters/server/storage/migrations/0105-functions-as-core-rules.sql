-- Functions that differed from the core's rules.
-- A lesson opens for groups, lists and records when it opens for the learner: by the zone of the organisation where the lesson names none, not
-- before the lesson's own start, and at the core's instant for hours that the clocks skip or repeat. Phones are read with the marks that the core allows.

-- A zone as PostgreSQL has to be given it: it takes some names of zones for abbreviations of fixed offsets, and reads offsets with the opposite sign.
create function zone_name(zone text) returns text language sql immutable parallel safe
  as $$
    select case
      when length(zone) > 6 then zone
      when zone ~ '^[+-]' then regexp_replace(translate(zone, '+-', '-+'), '^(.\d\d)(\d\d)$', '\1:\2')
      when lower(zone) in ('cet', 'met') then 'Europe/Brussels'
      when lower(zone) = 'eet' then 'Europe/Athens'
      when lower(zone) = 'wet' then 'Europe/Lisbon'
      else zone end
  $$;

-- What calendar and clock of a zone show at an instant, as seconds since they showed 1970-01-01 00:00 (the core's `wallAt`).
create function wall_at(at bigint, zone text) returns bigint language sql stable parallel safe
  as $$ select extract(epoch from to_timestamp(at) at time zone zone_name(zone))::bigint $$;

-- When the clock of a zone shows a time of a day (the core's `instantOf`): a time that is skipped is the first whole minute after the gap, one
-- that is repeated its first occurrence. PostgreSQL by itself moves the former on by the gap and takes the second of the latter.
create function instant_of(on_day date, clock time, zone text) returns bigint language plpgsql stable parallel safe as $$
declare
  wall bigint := extract(epoch from on_day + clock)::bigint;
  found bigint := extract(epoch from (on_day + clock) at time zone zone_name(zone))::bigint;
  before bigint;
  middle bigint;
  ahead bigint;
begin
  if wall_at(found, zone) = wall then
    before := wall - (wall_at(found - 86400, zone) - (found - 86400));
    return case when before < found and wall_at(before, zone) = wall then before else found end;
  end if;
  -- skipped: the clocks change after `before` and not after `found`, whose offset from UTC is `ahead`
  before := wall - (wall_at(found, zone) - found);
  ahead := wall_at(found, zone) - found;
  while found - before > 1 loop
    middle := (before + found) / 2;
    if wall_at(middle, zone) - middle = ahead then
      found := middle;
    else
      before := middle;
    end if;
  end loop;
  return found + mod(60 - mod(found + ahead, 60), 60);
end $$;

-- When a lesson opens for a contact who joined its course (the core's `opensAt`).
create function lesson_release(joined_at bigint, release text, delay_days int, release_date text, start_at text, start_time bigint, zone text) returns bigint language sql stable parallel safe
  as $$
    select greatest(joined_at, start_time, case release
      when 'delay' then instant_of((to_timestamp(joined_at) at time zone zone_name(zone))::date + coalesce(delay_days, 0), coalesce(start_at, '09:00')::time, zone)
      when 'date' then instant_of(release_date::date, coalesce(start_at, '09:00')::time, zone) end)
  $$;

create or replace view activity_events as
  select event_id * 2 as event_id, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from contact_events where org_id = current_org()
  union all
  select event_id * 2 + 1, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from learning_events where org_id = current_org()
  union all
  select 0, j.con_id, lesson_release(j.joined_at, t.release, t.delay_days, t.release_date, t.start_at, t.start_time, coalesce(t.timezone, o.timezone)), 'lesson_released', t.campaign_id::text, t.lesson_id::text,
    null, null, null, null, null, null, null, null, null, null
  from course_joins j join triggers t on t.campaign_id = j.campaign_id and t.org_id = j.org_id join orgs o on o.org_id = j.org_id
  where j.org_id = current_org() and t.deleted_at is null and not t.draft and not t.paused and t.lesson_id is not null;

drop function lesson_release(bigint, text, int, text, text, text);

-- Lessons without a zone open at other times once the organisation's changes.
create function note_zone() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads) values (new.org_id, array['$lesson_released']);
  return null;
end $$;
create trigger zone_changed after update of timezone on orgs for each row when (new.timezone <> old.timezone) execute function note_zone();

-- Groups that ask about released lessons are evaluated again, as some lessons open at other times now.
insert into contact_changes (org_id, reads) select distinct org_id, array['$lesson_released'] from triggers where release <> 'immediately' or start_time > 0;

-- The number that a text is, in E.164 (the core's `phoneNormalize`): numbers of other countries may be written with marks and a (0), too.
create or replace function filter_number(value text) returns text language sql immutable parallel safe
  as $$
    select case when c ~ '^(\+?1[-.]?)?(\([0-9]{3}\)|[0-9]{3})[-.]?[0-9]{3}[-.]?[0-9]{4}$' then '+1' || right(regexp_replace(c, '[^0-9]', '', 'g'), 10)
                when starts_with(c, '+') then substring(regexp_replace(c, '\(0\)|[-.()]', '', 'g') from '^\+[1-9][0-9]{7,14}$') end
    from (select translate(value, E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', '') as c) compact
  $$;

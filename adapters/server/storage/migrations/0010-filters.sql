-- What filters ask about: events of contacts and learners, and texts and phones in the forms in which they are compared.

-- Events of contacts that are in no other table: shares, uploads, recorded numbers, new values of event fields.
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
create index contact_events_latest on contact_events (con_id, at desc, event_id desc);
call guard_by_org('contact_events');

-- Events that follow from joins and activity, in the terms of filters.
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
create index learning_events_latest on learning_events (con_id, at desc, event_id desc);
call guard_by_org('learning_events');
comment on table learning_events is 'derived from course_joins and activity';

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

-- Merging two contacts moves the events with the activity.
create function tell_moved_activity() returns trigger language plpgsql as $$
begin
  update learning_events set con_id = new.con_id where activity_id = new.activity_id;
  return null;
end $$;
create trigger activity_moved after update of con_id on activity for each row when (old.con_id <> new.con_id) execute function tell_moved_activity();

-- A value as an event keeps it, at most 500 characters.
create function event_words(value jsonb, type text) returns text language sql immutable parallel safe
  as $$ select case when type = 'image' or value is null or jsonb_typeof(value) = 'null' then null
               when jsonb_typeof(value) = 'array' then left((select string_agg(part, ', ') from jsonb_array_elements_text(value) part), 500)
               else left(value #>> '{}', 500) end $$;

-- New values of event fields: `item` is the key of the field, `answer` its new value. Conversions of the field and erased contacts add no events.
create function tell_added_fields() returns trigger language plpgsql as $$
begin
  if not exists (select from fields where is_event) then return null; end if;
  insert into contact_events (org_id, con_id, at, kind, item, answer)
  select n.org_id, n.con_id, n.updated_at, 'field', f.name, event_words(n.fields -> f.name, f.type)
  from added n join fields f on f.org_id = n.org_id and f.is_event and f.deleted_at is null
  where coalesce(n.fields -> f.name, 'null') <> 'null';
  return null;
end $$;
create trigger contacts_tell_added after insert on contacts referencing new table as added for each statement execute function tell_added_fields();

create function tell_changed_fields() returns trigger language plpgsql as $$
begin
  if not exists (select from fields where is_event) then return null; end if;
  insert into contact_events (org_id, con_id, at, kind, item, answer)
  select n.org_id, n.con_id, n.updated_at, 'field', f.name, event_words(n.fields -> f.name, f.type)
  from fresh n join stale o on o.con_id = n.con_id join fields f on f.org_id = n.org_id and f.is_event and f.deleted_at is null
  where n.fields <> o.fields and n.erased_at is null and f.name is distinct from current_setting('app.converted_field', true)
    and coalesce(n.fields -> f.name, 'null') <> coalesce(o.fields -> f.name, 'null');
  return null;
end $$;
create trigger contacts_tell_changed after update on contacts referencing old table as stale new table as fresh for each statement execute function tell_changed_fields();

-- All events that filters ask about, of the transaction's organisation.
create view activity_events as
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
grant select on activity_events to cygnet_app;

-- Forms in which filters compare texts and phones of a contact, all at once: functions without subqueries, so that a count may run in parallel.

-- Folded text (the core's `fold`). Texts may be joined with E'\x01', so within them it becomes E'\x02'.
create function filter_folded(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select normalize(lower(normalize(btrim(translate(v, E'\x01', E'\x02'), E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), NFC) collate "und-x-icu"), NFC) from unnest(texts) v) $$;

-- A phone number in E.164 (the core's `phoneNormalize`); null for any other text.
create function filter_number(value text) returns text language sql immutable parallel safe
  as $$
    select case when c ~ '^(\+?1[-.]?)?(\([0-9]{3}\)|[0-9]{3})[-.]?[0-9]{3}[-.]?[0-9]{4}$' then '+1' || right(regexp_replace(c, '[^0-9]', '', 'g'), 10)
                when starts_with(c, '+') then substring(regexp_replace(c, '\(0\)|[-.()]', '', 'g') from '^\+[1-9][0-9]{7,14}$') end
    from (select translate(value, E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', '') as c) compact
  $$;

create function filter_digits(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select case when v ~ '[A-Za-z]' then '' else regexp_replace(coalesce(filter_number(v), v), '[^0-9]', '', 'g') end from unnest(texts) v) $$;

-- Digits of North American numbers without the country code.
create function filter_nationals(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select substr(n, 3) from unnest(texts) v, lateral (select filter_number(v) as n) found where starts_with(n, '+1')) $$;

-- A key that is equal for equal numbers, whatever their notation.
create function filter_phone_keys(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select coalesce(filter_number(v), nullif(d, ''), f) from unnest(texts, filter_digits(texts), filter_folded(texts)) as forms(v, d, f)) $$;

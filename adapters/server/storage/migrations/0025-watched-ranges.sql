-- Events of watched recordings tell what was played, and the part that learners play.

create function tell_watched(done activity, of_lesson text) returns void language sql as $$
  insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, watched_from, watched_to, watched_start, watched_end, trigger_id, activity_id)
  select done.org_id, done.con_id, done.at, 'watch', done.campaign_id::text, of_lesson, done.item_uuid::text,
    (played ->> 0)::float8, (played ->> 1)::float8, coalesce((done.data #>> '{part,start}')::float8, 0),
    coalesce((done.data #>> '{part,end}')::float8, (done.data ->> 'duration')::float8), done.trigger_id, done.activity_id
  -- reports of former versions tell how far a recording was played
  from jsonb_array_elements(case when jsonb_typeof(done.data -> 'part') = 'object' then done.data -> 'ranges'
    else jsonb_build_array(jsonb_build_array(0, greatest(0, (done.data ->> 'furthest')::float8))) end) played
$$;

create or replace function tell_activity(done activity) returns void language plpgsql as $$
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
    perform tell_watched(done, of_lesson);
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

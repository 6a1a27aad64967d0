-- What others add to an answer, such as a visitor's click, does not make it an answer of the learner.

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
  -- what others add, and that a video cannot be played, are no answers of the learner
  if done.kind = 'answer' and done.data ->> 'by' is distinct from 'others' and done.data #> '{answer,unavailable}' is null then
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

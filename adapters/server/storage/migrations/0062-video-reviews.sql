-- Reviews of learners' videos: they are part of the answer, so the activity has them; the points of a video follow them in both directions.

create or replace function tell_activity(done activity) returns void language plpgsql as $$
declare
  of_lesson text := (select lesson_id::text from triggers where trigger_id = done.trigger_id);
  held float8;
  earned float8 := coalesce((done.data #>> '{score,points}')::float8, 0);
begin
  if done.kind in ('reset', 'course-reset') then
    delete from learning_events e where e.con_id = done.con_id and e.trigger_id = done.trigger_id and e.kind in ('lesson_started', 'lesson_completed', 'item_completed')
      and (done.kind = 'course-reset' or e.kind = 'item_completed' or not exists (
        select from learning_events c where c.con_id = done.con_id and c.trigger_id = done.trigger_id and c.kind = 'lesson_completed'));
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
  -- a review of a video counts its points anew, which may take some
  if earned > held or earned < held and done.kind = 'answer' and done.data ->> 'by' = 'others' and done.data ->> 'rule' = 'reviewed' then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, item, points, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'points', done.campaign_id::text, of_lesson, done.item_uuid::text, earned - held, done.trigger_id, done.activity_id);
  end if;
  if (done.data ->> 'completes')::boolean
    and not exists (select from learning_events where con_id = done.con_id and kind = 'lesson_completed' and trigger_id = done.trigger_id) then
    insert into learning_events (org_id, con_id, at, kind, campaign, lesson, trigger_id, activity_id)
      values (done.org_id, done.con_id, done.at, 'lesson_completed', done.campaign_id::text, of_lesson, done.trigger_id, done.activity_id);
  end if;
end $$;

-- The videos of one item, for its reviewers.
create index item_progress_uploads on item_progress (org_id, item_uuid) where state #>> '{answers,-1,uploaded}' = 'true';

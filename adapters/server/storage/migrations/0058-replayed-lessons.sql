-- Replaying a lesson keeps that it was completed, as its progress does; a lesson that was not completed is not begun any more.

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

-- Completions that replays took from the events, for all that progress still knows.
insert into learning_events (org_id, con_id, at, kind, campaign, lesson, trigger_id, activity_id)
select p.org_id, p.con_id, a.at, e.kind, p.campaign_id::text, t.lesson_id::text, p.trigger_id, a.activity_id
from lesson_progress p join triggers t on t.org_id = p.org_id and t.trigger_id = p.trigger_id
  cross join (values ('lesson_started'), ('lesson_completed')) e (kind)
  cross join lateral (
    select a.activity_id, a.at from activity a
    where a.org_id = p.org_id and a.con_id = p.con_id and a.trigger_id = p.trigger_id and a.at <= p.completed_at and a.kind not in ('reset', 'course-reset')
      and (e.kind = 'lesson_started' or (a.data ->> 'completes')::boolean and a.at = p.completed_at)
      and not exists (select from activity r where r.con_id = a.con_id and r.trigger_id = a.trigger_id and r.kind = 'course-reset' and r.activity_id > a.activity_id)
    order by a.activity_id limit 1) a
where p.con_id is not null and p.completed_at is not null
  and not exists (select from learning_events k where k.con_id = p.con_id and k.trigger_id = p.trigger_id and k.kind = e.kind);

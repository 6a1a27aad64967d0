-- One plan for a contact or for all would read every learner of the course for each one who joins.
create or replace function queue_runs(course bigint, lesson bigint, contact bigint, at bigint) returns void language plpgsql as $$
begin
  if contact is null then
    insert into trigger_runs as r (org_id, trigger_id, con_id, since)
    select t.org_id, t.trigger_id, j.con_id, case when t.draft or t.paused or l.published_version is null or c.draft then 0 else at end
    from triggers t join lessons l on l.lesson_id = t.lesson_id join campaigns c on c.campaign_id = t.campaign_id
      join course_joins j on j.org_id = t.org_id and j.campaign_id = t.campaign_id
    where t.campaign_id = course and (lesson is null or t.trigger_id = lesson) and t.type = 'lesson' and t.send_alert and t.deleted_at is null and j.left_at is null
    on conflict (trigger_id, con_id, run) do update set is_stale = true, state = 'waiting', reason = null,
      since = case when r.state = 'skipped' and r.reason = 'left' then excluded.since else r.since end
    where r.state = 'waiting' or r.state = 'skipped' and r.reason = 'left';
  else
    insert into trigger_runs as r (org_id, trigger_id, con_id, since)
    select t.org_id, t.trigger_id, j.con_id, case when t.draft or t.paused or l.published_version is null or c.draft then 0 else at end
    from course_joins j join triggers t on t.campaign_id = j.campaign_id join lessons l on l.lesson_id = t.lesson_id join campaigns c on c.campaign_id = t.campaign_id
    where j.con_id = contact and j.campaign_id = course and (lesson is null or t.trigger_id = lesson) and t.type = 'lesson' and t.send_alert and t.deleted_at is null
      and j.left_at is null
    on conflict (trigger_id, con_id, run) do update set is_stale = true, state = 'waiting', reason = null,
      since = case when r.state = 'skipped' and r.reason = 'left' then excluded.since else r.since end
    where r.state = 'waiting' or r.state = 'skipped' and r.reason = 'left';
  end if;
end $$;

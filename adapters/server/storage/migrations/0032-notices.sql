-- Notices of learners, the ways by which they are told of them, short links into the portal, and what is still to be announced of courses.

-- How contacts are told of notices; no row for those who have not chosen.
create table contact_alerts (
  con_id bigint primary key references contacts,
  org_id bigint not null references orgs,
  alerts text not null check (alerts in ('sms', 'email', 'none')),
  updated_at bigint not null
);
call guard_by_org('contact_alerts');
call guard_by_team('contact_alerts', 'exists (select from guest.own_contacts seen where seen.con_id = contact_alerts.con_id)');

create table portal_notices (
  notice_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  -- what is told once to a contact
  key text not null check (key <> ''),
  kind text not null,
  about jsonb not null,
  created_at bigint not null,
  -- null until it is opened
  read_at bigint,
  -- by which way the contact was told besides the page; waiting until that is decided
  alert text not null default 'waiting' check (alert in ('waiting', 'sms', 'email', 'none'))
);
create unique index portal_notices_key on portal_notices (con_id, key);
create index portal_notices_contact on portal_notices (con_id, notice_id desc);
create index portal_notices_unread on portal_notices (con_id) where read_at is null;
create index portal_notices_waiting on portal_notices (org_id, notice_id) where alert = 'waiting';
call guard_by_org('portal_notices');
call guard_by_team('portal_notices', 'exists (select from guest.own_contacts seen where seen.con_id = portal_notices.con_id)');

-- Short links that mails and texts carry; each is for its contact alone, and only its hash is stored.
create table portal_links (
  link_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  link_hash text not null unique,
  route text not null check (route like '/%'),
  notice_id bigint references portal_notices,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index portal_links_contact on portal_links (con_id);
create index portal_links_notice on portal_links (notice_id) where notice_id is not null;
create index portal_links_expired on portal_links (org_id, expires_at);
call guard_by_org('portal_links');
call guard_by_team('portal_links', 'exists (select from guest.own_contacts seen where seen.con_id = portal_links.con_id)');

-- Derived: which openings of lessons are still to be announced to whom. Access never asks this table.
create table trigger_runs (
  org_id bigint not null references orgs,
  trigger_id bigint not null references triggers,
  con_id bigint not null references contacts,
  run int not null default 1,
  -- openings up to then are not announced
  since bigint not null,
  -- null while that is not known, and once it is decided
  due_at bigint,
  state text not null default 'waiting' check (state in ('waiting', 'announced', 'skipped')),
  reason text,
  -- something has changed since it was planned
  is_stale boolean not null default true,
  primary key (trigger_id, con_id, run)
);
create index trigger_runs_stale on trigger_runs (org_id, trigger_id, con_id) where is_stale;
create index trigger_runs_due on trigger_runs (org_id, due_at) where state = 'waiting' and due_at is not null;
create index trigger_runs_contact on trigger_runs (con_id);
call guard_by_org('trigger_runs');
call guard_by_team('trigger_runs', 'exists (select from guest.own_contacts seen where seen.con_id = trigger_runs.con_id)');

-- Queues the openings of a course's lessons for those who have joined it: all lessons, or one; all learners, or one. What nobody can open yet is
-- announced whenever it opens, the rest if it opens later than `at`; who comes back after leaving hears of what opens from then on.
create function queue_runs(course bigint, lesson bigint, contact bigint, at bigint) returns void language plpgsql as $$
begin
  insert into trigger_runs as r (org_id, trigger_id, con_id, since)
  select t.org_id, t.trigger_id, j.con_id, case when t.draft or t.paused or l.published_version is null or c.draft then 0 else at end
  from triggers t join lessons l on l.lesson_id = t.lesson_id join campaigns c on c.campaign_id = t.campaign_id join course_joins j on j.campaign_id = t.campaign_id
  where t.campaign_id = course and (lesson is null or t.trigger_id = lesson) and (contact is null or j.con_id = contact)
    and t.type = 'lesson' and t.send_alert and t.deleted_at is null and j.left_at is null
  on conflict (trigger_id, con_id, run) do update set is_stale = true, state = 'waiting', reason = null,
    since = case when r.state = 'skipped' and r.reason = 'left' then excluded.since else r.since end
  where r.state = 'waiting' or r.state = 'skipped' and r.reason = 'left';
end $$;

create index triggers_alerting on triggers (campaign_id) where send_alert and deleted_at is null;

-- Marks what is planned of a course, for one contact or for all, so that it is planned again.
create function mark_runs(course bigint, contact bigint) returns void language plpgsql as $$
begin
  update trigger_runs set is_stale = true
  where state = 'waiting' and (contact is null or con_id = contact)
    and trigger_id in (select t.trigger_id from triggers t where t.campaign_id = course and t.send_alert and t.deleted_at is null);
end $$;

create function runs_of_join() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_runs(old.campaign_id, old.con_id); end if;
  if tg_op <> 'DELETE' and new.left_at is null then perform queue_runs(new.campaign_id, null, new.con_id, coalesce(new.rejoined_at, new.joined_at)); end if;
  return null;
end $$;
create trigger joins_planned after insert or delete or update of con_id, joined_at, left_at, rejoined_at on course_joins for each row execute function runs_of_join();

create function runs_of_trigger() returns trigger language plpgsql as $$
begin
  if not new.send_alert or new.deleted_at is not null then
    delete from trigger_runs where trigger_id = new.trigger_id and state = 'waiting';
  elsif tg_op = 'INSERT' or not old.send_alert or old.deleted_at is not null then
    perform queue_runs(new.campaign_id, new.trigger_id, null, new.updated_at);
  else
    update trigger_runs set is_stale = true where trigger_id = new.trigger_id and state = 'waiting';
  end if;
  return null;
end $$;
create trigger triggers_planned_new after insert on triggers for each row when (new.send_alert) execute function runs_of_trigger();
create trigger triggers_planned after update on triggers for each row when (old.send_alert or new.send_alert) execute function runs_of_trigger();

create function runs_of_campaign() returns trigger language plpgsql as $$
begin
  perform mark_runs(new.campaign_id, null);
  return null;
end $$;
create trigger campaigns_planned after update of draft, archived_at, deleted_at, start_time, end_time on campaigns for each row execute function runs_of_campaign();

create function runs_of_pause() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_runs(old.campaign_id, old.con_id); end if;
  if tg_op <> 'DELETE' then perform mark_runs(new.campaign_id, new.con_id); end if;
  return null;
end $$;
create trigger pauses_planned after insert or update or delete on drip_pauses for each row execute function runs_of_pause();

create function runs_of_opening() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update trigger_runs set is_stale = true where trigger_id = old.trigger_id and con_id = old.con_id and state = 'waiting'; end if;
  if tg_op <> 'DELETE' then update trigger_runs set is_stale = true where trigger_id = new.trigger_id and con_id = new.con_id and state = 'waiting'; end if;
  return null;
end $$;
create trigger openings_planned after insert or update or delete on lock_overrides for each row execute function runs_of_opening();

create function runs_of_lesson() returns trigger language plpgsql as $$
begin
  update trigger_runs set is_stale = true where state = 'waiting' and trigger_id in (select t.trigger_id from triggers t where t.lesson_id = new.lesson_id);
  return null;
end $$;
create trigger lessons_planned after update of published_version, deleted_at on lessons for each row
  when (old.published_version is distinct from new.published_version or old.deleted_at is distinct from new.deleted_at) execute function runs_of_lesson();

-- Who has joined already hears of what opens from now on.
insert into trigger_runs (org_id, trigger_id, con_id, since)
select t.org_id, t.trigger_id, j.con_id, case when t.draft or t.paused or l.published_version is null or c.draft then 0 else extract(epoch from now())::bigint end
from triggers t join lessons l on l.lesson_id = t.lesson_id join campaigns c on c.campaign_id = t.campaign_id join course_joins j on j.campaign_id = t.campaign_id
where t.type = 'lesson' and t.send_alert and t.deleted_at is null and j.left_at is null;

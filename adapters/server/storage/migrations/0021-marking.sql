-- Why learners have their points, and how much time each has for the speed bonus.

-- One row per gain, derived from the activity by the core's `pointsEntry`; rebuilt with the progress.
create table points_ledger (
  activity_id bigint primary key references activity on delete cascade,
  org_id bigint not null references orgs,
  con_id bigint references contacts,
  user_id bigint,
  campaign_id bigint references campaigns,
  trigger_id bigint references triggers,
  lesson_id bigint references lessons on delete cascade,
  item_uuid uuid not null,
  -- difference to the item's points before
  points int not null,
  -- a code of the core's `PointsRule`
  rule text not null,
  -- from the first display to the answer, where the time decides
  seconds int,
  at bigint not null,
  constraint points_ledger_taker check (num_nonnulls(con_id, user_id) = 1),
  constraint points_ledger_place check (num_nonnulls(trigger_id, lesson_id) = 1)
);
create index points_ledger_contact on points_ledger (con_id, activity_id desc) where con_id is not null;
create index points_ledger_user on points_ledger (user_id, lesson_id) where user_id is not null;
call guard_by_org('points_ledger');
call guard_by_team('points_ledger', '(con_id is null or exists (select from guest.own_contacts seen where seen.con_id = points_ledger.con_id))');

-- The gains so far, with the rule that the core derives where the activity names none.
insert into points_ledger (activity_id, org_id, con_id, user_id, campaign_id, trigger_id, lesson_id, item_uuid, points, rule, at)
select a.activity_id, a.org_id, a.con_id, a.user_id, a.campaign_id, a.trigger_id, a.lesson_id, a.item_uuid, e.points,
  case when a.kind <> 'answer' then 'watched'
    when a.data #>> '{score,correct}' is null then 'answered'
    when a.data #>> '{score,correct}' = 'false' then 'wrong'
    when exists (select from activity b where b.con_id = a.con_id and b.trigger_id = a.trigger_id and b.item_uuid = a.item_uuid and b.kind = 'answer' and b.activity_id < a.activity_id) then 'right-later'
    else 'right' end,
  a.at
from learning_events e join activity a on a.activity_id = e.activity_id
where e.kind = 'points' and a.item_uuid is not null;
update item_progress p set state = p.state || jsonb_build_object('rule', l.rule)
from (select distinct on (con_id, trigger_id, item_uuid) con_id, trigger_id, item_uuid, rule from points_ledger where con_id is not null order by con_id, trigger_id, item_uuid, activity_id desc) l
where l.con_id = p.con_id and l.trigger_id = p.trigger_id and l.item_uuid = p.item_uuid;

-- Votes and shared answers are read by place and item.
create index activity_answers_in_course on activity (trigger_id, item_uuid, con_id, activity_id desc) where kind = 'answer' and trigger_id is not null;
create index activity_answers_in_lesson on activity (lesson_id, item_uuid, user_id, activity_id desc) where kind = 'answer' and lesson_id is not null;

-- What makes a lesson fair for one contact; without a row, nothing is special.
create table contact_accommodations (
  con_id bigint primary key references contacts,
  org_id bigint not null references orgs,
  bonus_time text not null default 'standard' check (bonus_time in ('standard', 'half_more', 'double', 'unlimited')),
  updated_at bigint not null
);
call guard_by_org('contact_accommodations');
call guard_by_team('contact_accommodations', 'exists (select from guest.own_contacts seen where seen.con_id = contact_accommodations.con_id)');

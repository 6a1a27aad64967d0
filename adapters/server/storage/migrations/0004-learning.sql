-- Courses, their lessons, and what learners do in them.

create table lessons (
  lesson_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  uuid uuid not null unique,
  name text not null,
  -- [{uuid, type, name, values}] in the order in which they are taken
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  banner_img text,
  user_id bigint references users,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index lessons_org on lessons (org_id, name) where deleted_at is null;
call guard_by_org('lessons');

create table campaigns (
  campaign_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null,
  internal_name text not null default '',
  summary text not null default '',
  about text not null default '',
  cover text,
  portal_section text,
  show_order int,
  start_time bigint not null default 0,
  end_time bigint not null default 0,
  user_id bigint references users,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index campaigns_org on campaigns (org_id, created_at desc) where deleted_at is null;
call guard_by_org('campaigns');

create table triggers (
  trigger_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  campaign_id bigint not null references campaigns,
  type text not null default 'lesson',
  name text not null default '',
  lesson_id bigint references lessons,
  parent_trigger bigint references triggers,
  draft boolean not null default true,
  paused boolean not null default false,
  include_extra_lessons boolean not null default false,
  start_time bigint not null default 0,
  end_time bigint not null default 0,
  -- the place in the course is the sum of the two
  sorting_time bigint not null default 0,
  "order" int not null default 0,
  release text not null default 'immediately' check (release in ('immediately', 'delay', 'date')),
  delay_days int check (delay_days between 0 and 36500),
  release_date text check (release_date ~ '^\d{4}-\d{2}-\d{2}$'),
  start_at text check (start_at ~ '^\d{2}:\d{2}$'),
  timezone text,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  check (type <> 'lesson' or lesson_id is not null),
  check (release <> 'date' or release_date is not null)
);
create index triggers_campaign on triggers (org_id, campaign_id) where deleted_at is null;
create index triggers_lesson on triggers (lesson_id) where deleted_at is null;
call guard_by_org('triggers');

create table course_joins (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  campaign_id bigint not null references campaigns,
  joined_at bigint not null,
  primary key (con_id, campaign_id)
);
create index course_joins_campaign on course_joins (org_id, campaign_id);
call guard_by_org('course_joins');

-- What happened, in order, never changed; everything below it can be told from here.
create table activity (
  activity_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  campaign_id bigint not null references campaigns,
  trigger_id bigint not null references triggers,
  kind text not null check (kind in ('shown', 'answer', 'progress', 'reset', 'course-reset')),
  item_uuid uuid,
  -- the sender's own name for it, so that a repeat is known
  answer_id uuid,
  at bigint not null,
  data jsonb not null default '{}'
);
create unique index activity_answer on activity (con_id, answer_id) where answer_id is not null;
create index activity_lesson on activity (con_id, trigger_id, activity_id);
create index activity_recent on activity (org_id, at desc);
call guard_by_org('activity');
revoke update, delete on activity from cygnet_app;
-- merging two contacts moves what they did
grant update (con_id) on activity to cygnet_app;

-- How far each learner is in each lesson of a course, told from the activity.
create table lesson_progress (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  trigger_id bigint not null references triggers,
  campaign_id bigint not null references campaigns,
  -- uuid of the item seen last
  item_uuid uuid,
  points int not null default 0,
  completed_at bigint,
  touched_at bigint not null,
  primary key (con_id, trigger_id)
);
create index lesson_progress_course on lesson_progress (org_id, campaign_id, con_id);
call guard_by_org('lesson_progress');

create table item_progress (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  trigger_id bigint not null references triggers,
  item_uuid uuid not null,
  state jsonb not null,
  primary key (con_id, trigger_id, item_uuid)
);
call guard_by_org('item_progress');

-- Films and pictures that the server serves itself.
create table media (
  media_id uuid primary key,
  org_id bigint not null references orgs,
  filename text not null,
  mime text not null,
  bytes bigint not null,
  -- where the bytes are: `demo/` comes with the product, `data/` lies in the data folder
  location text not null,
  created_at bigint not null
);
call guard_by_org('media');

-- Lessons and their folders, courses (campaigns), the lessons of a course (triggers), who joined it, what learners did, their progress, and media files.

create table lesson_folders (
  folder_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  parent_id bigint references lesson_folders,
  name text not null check (name <> ''),
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index lesson_folders_parent on lesson_folders (org_id, parent_id) where deleted_at is null;
call guard_by_org('lesson_folders');

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
  updated_at bigint not null,
  folder_id bigint references lesson_folders
);
create index lessons_org on lessons (org_id, name) where deleted_at is null;
create index lessons_folder on lessons (folder_id) where folder_id is not null;
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
  -- the position in the course is the sum of the two
  sorting_time bigint not null default 0,
  "order" int not null default 0,
  release text not null default 'immediately' check (release in ('immediately', 'delay', 'date')),
  delay_days int check (delay_days between 0 and 36500),
  release_date text check (release_date ~ '^\d{4}-\d{2}-\d{2}$'),
  start_at text check (start_at ~ '^\d{2}:\d{2}$'),
  -- null for the organisation's
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

-- When a lesson opens for a contact who joined its course (the core's `opensAt`).
create function lesson_release(joined_at bigint, release text, delay_days int, release_date text, start_at text, start_time bigint, zone text) returns bigint language sql stable parallel safe
  as $$
    select greatest(joined_at, start_time, case release
      when 'delay' then instant_of((to_timestamp(joined_at) at time zone zone_name(zone))::date + coalesce(delay_days, 0), coalesce(start_at, '09:00')::time, zone)
      when 'date' then instant_of(release_date::date, coalesce(start_at, '09:00')::time, zone) end)
  $$;

-- Append-only log of what learners did; progress and learning events follow from it.
create table activity (
  activity_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  campaign_id bigint not null references campaigns,
  trigger_id bigint not null references triggers,
  kind text not null check (kind in ('shown', 'answer', 'progress', 'reset', 'course-reset')),
  item_uuid uuid,
  -- idempotency key of the sender
  answer_id uuid,
  at bigint not null,
  data jsonb not null default '{}'
);
create unique index activity_answer on activity (con_id, answer_id) where answer_id is not null;
create index activity_lesson on activity (con_id, trigger_id, activity_id);
create index activity_recent on activity (org_id, at desc);
call guard_by_org('activity');
revoke update, delete on activity from cygnet_app;
-- Merging two contacts moves their activity.
grant update (con_id) on activity to cygnet_app;

-- Usage that counts towards the plan is that of the whole organisation, also for guests; it names no contact.
create function learners_since(since bigint) returns bigint language sql stable security definer set search_path = public
  as $$ select count(distinct con_id) from activity where org_id = current_org() and at >= since $$;

-- Progress of each learner in each lesson of a course.
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

-- Videos and pictures that the server serves itself.
create table media (
  media_id uuid primary key,
  org_id bigint not null references orgs,
  filename text not null,
  mime text not null,
  bytes bigint not null,
  -- where the file is: `demo/` comes with the product, `data/` is in the data folder
  location text not null,
  created_at bigint not null
);
call guard_by_org('media');

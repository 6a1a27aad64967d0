-- Lessons as authors write them: a working copy, its versions (one of which learners get), folders, authors who are in a lesson.

alter table lesson_folders
  add column user_id bigint,
  add column create_key uuid,
  add constraint lesson_folders_create_key unique (org_id, create_key);

alter table lessons
  -- [text]
  add column tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  -- {name: text}
  add column metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  -- minutes: estimated from the items, and as an author set them
  add column length int not null default 0,
  add column own_length int check (own_length > 0),
  add column items_count int not null generated always as (jsonb_array_length(items)) stored,
  -- their types in their order
  add column types jsonb not null generated always as (jsonb_path_query_array(items, '$[*].type')) stored,
  -- texts of the items, for the search
  add column item_text text not null default '',
  -- number of the version that learners get; null while there is none
  add column published_version int,
  add column published_at bigint,
  -- whether the working copy differs from it
  add column is_dirty boolean not null default true,
  add column create_key uuid,
  -- who changed it last, and when their sitting began
  add column edited_by bigint,
  add column sitting_from bigint,
  add column sort_name text collate "C" generated always as (fold_text(name)) stored,
  add column search_text text generated always as (fold_text(name || ' ' || tags::text || ' ' || item_text)) stored,
  add constraint lessons_create_key unique (org_id, create_key);
create index lessons_by_updated on lessons (org_id, updated_at, lesson_id) where deleted_at is null;
create index lessons_by_name on lessons (org_id, sort_name, lesson_id) where deleted_at is null;
create index lessons_bin on lessons (org_id, deleted_at) where deleted_at is not null;

-- Immutable states of a lesson, but for the name that an author gives one.
create table lesson_versions (
  org_id bigint not null references orgs,
  lesson_id bigint not null references lessons on delete cascade,
  number int not null check (number > 0),
  kind text not null check (kind in ('publish', 'restore', 'sitting')),
  label text not null default '',
  name text not null,
  banner_img text,
  tags jsonb not null default '[]',
  metadata jsonb not null default '{}',
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  user_id bigint,
  created_at bigint not null,
  primary key (lesson_id, number)
);
call guard_by_org('lesson_versions');

-- Lessons of today are what learners get today.
insert into lesson_versions (org_id, lesson_id, number, kind, name, banner_img, items, user_id, created_at)
  select org_id, lesson_id, 1, 'publish', name, banner_img, items, user_id, updated_at from lessons where jsonb_array_length(items) > 0;
update lessons set published_version = 1, published_at = updated_at, is_dirty = false where jsonb_array_length(items) > 0;
alter table lessons add constraint lessons_published foreign key (lesson_id, published_version) references lesson_versions (lesson_id, number);

-- Attempts that are done: a request sent again with the same key changes nothing.
create table lesson_attempts (
  org_id bigint not null references orgs,
  attempt_key uuid not null,
  lesson_id bigint not null references lessons on delete cascade,
  created_at bigint not null,
  primary key (org_id, attempt_key)
);
create index lesson_attempts_lesson on lesson_attempts (lesson_id);
create index lesson_attempts_old on lesson_attempts (created_at);
call guard_by_org('lesson_attempts');

create table lesson_authors (
  org_id bigint not null references orgs,
  lesson_id bigint not null references lessons on delete cascade,
  user_id bigint not null,
  item_uuid uuid,
  seen_at bigint not null,
  primary key (lesson_id, user_id)
);
call guard_by_org('lesson_authors');

-- Lessons that were never published open for nobody.
create or replace view activity_events as
  select event_id * 2 as event_id, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from contact_events where org_id = current_org()
  union all
  select event_id * 2 + 1, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, points, tracker, value
  from learning_events where org_id = current_org()
  union all
  select 0, j.con_id, lesson_release(j.joined_at, t.release, t.delay_days, t.release_date, t.start_at, t.start_time, coalesce(t.timezone, o.timezone)), 'lesson_released', t.campaign_id::text, t.lesson_id::text,
    null, null, null, null, null, null, null, null, null, null
  from course_joins j join triggers t on t.campaign_id = j.campaign_id and t.org_id = j.org_id join orgs o on o.org_id = j.org_id
    join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
  where j.org_id = current_org() and t.deleted_at is null and not t.draft and not t.paused and l.published_version is not null;

create trigger lesson_first_published after update of published_version on lessons for each row
  when ((new.published_version is null) <> (old.published_version is null)) execute function note_zone();

-- Lessons are taken by contacts, in a course, and by staff, outside any. An attempt keeps its revision from its first event until a reset.

alter table activity
  alter column con_id drop not null,
  alter column campaign_id drop not null,
  alter column trigger_id drop not null,
  add column user_id bigint,
  add column lesson_id bigint references lessons on delete cascade,
  -- number of the revision that the event is about
  add column version int,
  add constraint activity_taker check (num_nonnulls(con_id, user_id) = 1),
  add constraint activity_place check (num_nonnulls(trigger_id, lesson_id) = 1 and (trigger_id is null) = (campaign_id is null));
create unique index activity_answer_of_user on activity (user_id, answer_id) where answer_id is not null and user_id is not null;
create index activity_own_lesson on activity (lesson_id, user_id, activity_id) where lesson_id is not null;

alter table lesson_progress
  drop constraint lesson_progress_pkey,
  alter column con_id drop not null,
  alter column campaign_id drop not null,
  alter column trigger_id drop not null,
  add column user_id bigint,
  add column lesson_id bigint references lessons on delete cascade,
  add column version int,
  -- number of resets
  add column attempt int not null default 0,
  add constraint lesson_progress_taker check (num_nonnulls(con_id, user_id) = 1),
  add constraint lesson_progress_place check (num_nonnulls(trigger_id, lesson_id) = 1),
  add constraint lesson_progress_key unique nulls not distinct (con_id, user_id, trigger_id, lesson_id);
update lesson_progress p set attempt = (select count(*) from activity a where a.con_id = p.con_id and a.trigger_id = p.trigger_id and a.kind in ('reset', 'course-reset'));

alter table item_progress
  drop constraint item_progress_pkey,
  alter column con_id drop not null,
  alter column trigger_id drop not null,
  add column user_id bigint,
  add column lesson_id bigint references lessons on delete cascade,
  add constraint item_progress_taker check (num_nonnulls(con_id, user_id) = 1),
  add constraint item_progress_place check (num_nonnulls(trigger_id, lesson_id) = 1),
  add constraint item_progress_key unique nulls not distinct (con_id, user_id, trigger_id, lesson_id, item_uuid);

-- Filters ask about contacts only.
drop trigger activity_told on activity;
create trigger activity_told after insert on activity for each row when (new.con_id is not null and new.trigger_id is not null) execute function note_activity();

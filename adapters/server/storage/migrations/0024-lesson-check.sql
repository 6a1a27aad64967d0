-- Whether findings of the author's check hold the publication of lessons.
alter table orgs add column lesson_check boolean not null default false;

-- What tells later what came to a kept contact since its merge, by kind; and, of a merge that was taken back, what did and stayed.

alter table merges
  add column marks jsonb not null default '{}',
  add column stayed jsonb;

-- An organisation may have several portals, each with a look of its own; a closed one keeps its address.
alter table portals
  add column theme jsonb,
  add column full_screen boolean not null default true,
  add column version bigint not null default 1,
  add column updated_at bigint not null default 0,
  add column closed_at bigint;

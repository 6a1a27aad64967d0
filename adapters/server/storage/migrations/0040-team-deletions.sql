-- Teams that were deleted: where what they had goes, and what went, so that it can be taken back.
create table team_deletions (
  team_id bigint primary key references teams,
  org_id bigint not null references orgs,
  -- the teams that get its contacts, shares and number; null for none
  contacts_to bigint references teams,
  shares_to bigint references teams,
  line_to bigint references teams,
  -- its members
  users bigint[] not null default '{}',
  at bigint not null,
  -- when everything had gone
  done_at bigint
);
create index team_deletions_contacts on team_deletions (contacts_to) where contacts_to is not null;
create index team_deletions_shares on team_deletions (shares_to) where shares_to is not null;
create index team_deletions_line on team_deletions (line_to) where line_to is not null;
create index team_deletions_org on team_deletions (org_id);
call guard_by_org('team_deletions');

create table team_moves (
  org_id bigint not null references orgs,
  team_id bigint not null references team_deletions on delete cascade,
  kind text not null,
  record_id text not null,
  -- whether the other team had the record already
  had boolean not null,
  primary key (team_id, kind, record_id)
);
call guard_by_org('team_moves');

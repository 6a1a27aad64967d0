-- Wrong tries count for the address that they come from, and a pin for the address that asked for it, so that a stranger uses up neither.

alter table login_failures add column ip text not null default '';

alter table one_time_codes add column ip text;
alter table one_time_codes add column tries_elsewhere int not null default 0;

-- From where somebody has signed in; they get in from there however many tries strangers make.
create table known_addresses (
  org_id bigint not null references orgs,
  account text not null,
  ip text not null,
  seen_at bigint not null,
  primary key (account, ip)
);
call guard_by_org('known_addresses');

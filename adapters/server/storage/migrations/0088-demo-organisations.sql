-- Which organisations the demo has made: their mail is shown in demo mode, and their published password works in it only.

alter table orgs add column is_demo boolean not null default false;

update orgs set is_demo = true
where exists (
  select from users
  where users.org_id = orgs.org_id and email in ('olivia@harbor.example', 'adam@harbor.example', 'uma@harbor.example', 'gus@harbor.example', 'lily@lighthouse.example', 'rosa@quayside.example', 'tom@quayside.example')
);

-- which learners have a password is asked at each start without the demo
create index contacts_with_password on contacts (org_id) where password_hash is not null;

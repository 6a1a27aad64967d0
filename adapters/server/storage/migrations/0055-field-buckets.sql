-- Fields whose values are only shown on contacts: those of the assigned user, and what an address of the organisation tells.

alter table fields add column bucket text check (bucket in ('rep', 'http'));

-- What users have in the fields of their bucket.
create table rep_values (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- as the field of the assigned user holds it
  user_key text not null generated always as (user_id::text) stored,
  fields jsonb not null default '{}',
  version int not null default 1,
  updated_at bigint not null,
  primary key (org_id, user_id)
);
create unique index rep_values_key on rep_values (org_id, user_key) include (fields);
call guard_by_org('rep_values');

-- Groups look again at everybody when they read what has changed.
create function note_rep_values() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, reads)
  select new.org_id, array_agg(key) from (
    select coalesce(a.key, b.key) as key
    from jsonb_each(case when tg_op = 'INSERT' then '{}' else old.fields end) a full join jsonb_each(new.fields) b using (key) where a.value is distinct from b.value) moved
  having count(*) > 0;
  return null;
end $$;
create trigger rep_values_noted after insert or update on rep_values for each row execute function note_rep_values();

-- Where values are fetched from that belong to no contact of ours; `{con_id}` and `{email}` in the address stand for those of the contact.
create table http_buckets (
  org_id bigint primary key references orgs,
  title text not null,
  url text not null,
  version int not null default 1,
  updated_at bigint not null
);
call guard_by_org('http_buckets');

-- The search in the trail goes backwards in blocks of 4,096 entries: the index knows of each entry in which block it stands, so that a step finds the words of some blocks and no others.

create function audit_searched(before jsonb, after jsonb, seq bigint) returns tsvector language sql immutable parallel safe
  as $$ select jsonb_to_tsvector('simple', jsonb_build_array(before, after), '["string", "numeric"]') || array_to_tsvector(array['#' || (seq >> 12)]) $$;
drop index audit_search;
create index audit_search on audit using gin (audit_searched(before, after, seq)) where hash is not null;

-- What a person did, however; what a learner did, under the number below zero.
create function audit_who(kind text, id bigint) returns bigint language sql immutable parallel safe
  as $$ select case when kind = 'learner' then -id else id end $$;
drop index audit_of_actor;
create index audit_of_who on audit (org_id, audit_who(actor_kind, actor_id), at desc, audit_id desc) where hash is not null;
create index audit_of_way on audit (org_id, actor_kind, at desc, audit_id desc) where hash is not null;

-- Texts and phones of a contact in the forms in which filters compare them, all at once: functions and no subqueries, so that a count may run in parallel.

-- E'\x01' may stand between texts that are put together, so within them it becomes E'\x02'
create function filter_folded(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select normalize(lower(normalize(btrim(translate(v, E'\x01', E'\x02'), E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'), NFC) collate "und-x-icu"), NFC) from unnest(texts) v) $$;

-- the number that a text is, in E.164
create function filter_number(value text) returns text language sql immutable parallel safe
  as $$
    select case when c ~ '^(\+?1[-.]?)?(\([0-9]{3}\)|[0-9]{3})[-.]?[0-9]{3}[-.]?[0-9]{4}$' then '+1' || right(regexp_replace(c, '[^0-9]', '', 'g'), 10) when c ~ '^\+[1-9][0-9]{7,14}$' then c end
    from (select translate(value, E'\t\n\x0b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', '') as c) compact
  $$;

create function filter_digits(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select case when v ~ '[A-Za-z]' then '' else regexp_replace(coalesce(filter_number(v), v), '[^0-9]', '', 'g') end from unnest(texts) v) $$;

-- digits behind the country, of numbers of North America
create function filter_nationals(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select substr(n, 3) from unnest(texts) v, lateral (select filter_number(v) as n) found where starts_with(n, '+1')) $$;

-- what is the same for the same number, however it is written
create function filter_phone_keys(texts text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select coalesce(filter_number(v), nullif(d, ''), f) from unnest(texts, filter_digits(texts), filter_folded(texts)) as forms(v, d, f)) $$;

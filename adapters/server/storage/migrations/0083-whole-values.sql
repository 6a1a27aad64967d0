-- Own values as they stand: by these the database decides who is in a group, whoever asks. Guests read relations narrowed; why a contact
-- whom they see is in a group is decided by the whole ones, which are not shown.

create function whole_values(contact bigint) returns jsonb language sql stable
  as $$ select c.fields from own_contacts c where c.con_id = contact $$;
create function guest.whole_values(contact bigint) returns jsonb language sql stable security definer set search_path = public
  as $$ select c.fields from contacts c where c.con_id = contact and c.org_id = current_org() and c.deleted_at is null and guest_sees(c.fields) $$;
revoke execute on function guest.whole_values(bigint) from public;
grant execute on function guest.whole_values(bigint) to cygnet_guest;

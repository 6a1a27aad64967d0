-- Archived contacts in the orders that those in force have.

create index contacts_archived_by_created on contacts (org_id, created_at desc, con_id desc) where deleted_at is null and archived_at is not null;
create index contacts_archived_by_updated on contacts (org_id, updated_at desc, con_id desc) where deleted_at is null and archived_at is not null;

-- Names of folders of groups are unique among those in the same folder.
drop index group_folders_name;
create unique index group_folders_name on group_folders (org_id, coalesce(parent_id, 0), lower(name)) where deleted_at is null;

-- The fourth bucket: values that other systems keep on contacts.
alter table fields drop constraint fields_bucket_check;
alter table fields add constraint fields_bucket_check check (bucket in ('rep', 'http', 'others'));

-- Deliveries under way: looked up for each webhook before the next one is taken, however many wait.
create index webhook_deliveries_leased on webhook_deliveries (webhook_id, lease_until) where state = 'due' and lease_until is not null;

-- Sections of the portal in the order in which it shows them; campaigns name theirs in portal_section, and lists of campaigns follow that order.
alter table orgs add column portal_sections text[] not null default '{}';

-- Links by which staff let a learner into the portal once.

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('reset', 'activate', 'pin', 'portal'));

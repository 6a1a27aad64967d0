-- Pins by which learners see what was told in confidence about them; a pin of signing in does not open it.

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('reset', 'activate', 'pin', 'portal', 'secret'));

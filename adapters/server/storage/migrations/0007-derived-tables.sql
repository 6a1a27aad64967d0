-- Tables that follow from others are not in a backup: the triggers that keep them fill them again as the rows come back.

comment on table contact_counts is 'derived from contacts';

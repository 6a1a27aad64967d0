-- Imports look up thousands of addresses while they write others: entries go into these indexes at once, since a list of pending ones would be read through for every look.

alter index contacts_email set (fastupdate = off);
alter index contacts_mobile set (fastupdate = off);

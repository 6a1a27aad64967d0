-- Files: folders, contents stored once per organisation, earlier contents, uploads that are not yet files, and links that share.

create table file_folders (
  folder_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  parent_id bigint references file_folders,
  name text not null check (name <> ''),
  create_key uuid,
  created_by bigint,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  unique (org_id, create_key)
);
create index file_folders_parent on file_folders (org_id, parent_id) where deleted_at is null;
call guard_by_org('file_folders');

-- Bytes in storage, by their hash: the same content is stored and counted once per organisation.
create table file_contents (
  org_id bigint not null references orgs,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes >= 0),
  created_at bigint not null,
  primary key (org_id, sha256)
);
call guard_by_org('file_contents');

alter table media rename to files;
alter table files rename column media_id to address;
alter table files drop constraint media_pkey;
alter table files add column file_id bigint generated always as identity primary key;
create unique index files_address on files (address);
-- a file that comes with the product has a location, every other a hash
alter table files alter column location drop not null;
alter table files
  add column folder_id bigint references file_folders,
  add column sha256 text,
  add column width int,
  add column height int,
  add column duration double precision,
  -- hash of the picture that stands for a film before it plays
  add column poster_sha256 text,
  add column description text not null default '',
  add column focus_x double precision check (focus_x between 0 and 1),
  add column focus_y double precision check (focus_y between 0 and 1),
  -- the upload that it was made from
  add column upload_id text,
  add column created_by bigint,
  -- the learner whose own upload it is
  add column con_id bigint,
  add column version int not null default 1,
  add column deleted_at bigint,
  add column updated_at bigint,
  -- order of lists, the same in both engines
  add column sort_name text collate "C" generated always as (fold_text(filename)) stored,
  add column search_text text generated always as (fold_text(filename || ' ' || description)) stored;
update files set updated_at = created_at;
alter table files alter column updated_at set not null;
alter table files add foreign key (org_id, sha256) references file_contents, add foreign key (org_id, poster_sha256) references file_contents (org_id, sha256);
alter table files add check ((location is null) <> (sha256 is null));
alter table files add constraint files_upload unique (org_id, upload_id);
create index files_folder on files (org_id, folder_id, created_at) where deleted_at is null;
create index files_by_created on files (org_id, created_at, file_id) where deleted_at is null and con_id is null;
create index files_by_name on files (org_id, sort_name, file_id) where deleted_at is null and con_id is null;
create index files_bin on files (org_id, deleted_at) where deleted_at is not null;
create index files_content on files (org_id, sha256);
create index files_poster on files (org_id, poster_sha256) where poster_sha256 is not null;
create index files_contact on files (con_id) where con_id is not null;
call guard_by_team('files', 'con_id is null or exists (select from guest.own_contacts c where c.con_id = files.con_id)');

create table file_versions (
  file_version_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  file_id bigint not null references files on delete cascade,
  filename text not null,
  mime text not null,
  bytes bigint not null,
  sha256 text not null,
  poster_sha256 text,
  width int,
  height int,
  duration double precision,
  replaced_at bigint not null,
  replaced_by bigint,
  foreign key (org_id, sha256) references file_contents,
  foreign key (org_id, poster_sha256) references file_contents (org_id, sha256)
);
create index file_versions_file on file_versions (file_id, replaced_at);
create index file_versions_content on file_versions (org_id, sha256);
create index file_versions_poster on file_versions (org_id, poster_sha256) where poster_sha256 is not null;
call guard_by_org('file_versions');

-- Finished uploads: a file is made from one, or it is removed after a day.
create table file_uploads (
  upload_id text primary key check (upload_id ~ '^[0-9a-f]{32}$'),
  org_id bigint not null references orgs,
  user_id bigint,
  con_id bigint,
  filename text not null,
  mime text not null,
  bytes bigint not null,
  sha256 text not null,
  poster_sha256 text,
  width int,
  height int,
  duration double precision,
  created_at bigint not null,
  foreign key (org_id, sha256) references file_contents,
  foreign key (org_id, poster_sha256) references file_contents (org_id, sha256)
);
create index file_uploads_content on file_uploads (org_id, sha256);
create index file_uploads_poster on file_uploads (org_id, poster_sha256) where poster_sha256 is not null;
call guard_by_org('file_uploads');
call guard_by_team('file_uploads', 'con_id is null');

create table file_shares (
  share_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  file_id bigint references files on delete cascade,
  folder_id bigint references file_folders on delete cascade,
  -- SHA-256 of the token
  token_hash text not null unique,
  password_hash text,
  expires_at bigint,
  opens int not null default 0,
  opened_at bigint,
  revoked_at bigint,
  created_by bigint,
  created_at bigint not null,
  check ((file_id is null) <> (folder_id is null))
);
create index file_shares_file on file_shares (file_id);
create index file_shares_folder on file_shares (folder_id);
call guard_by_org('file_shares');

alter table resource_teams drop constraint resource_teams_resource_check;
alter table resource_teams add constraint resource_teams_resource_check check (resource in ('campaigns', 'lessons', 'lessons/folders', 'files', 'files/folders'));

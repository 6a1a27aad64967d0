import { type RawBuilder, sql } from "kysely";
import type { SightedField } from "../../../core/permissions/field-sight.rule.ts";
import type { RecordAudience, RecordFacts } from "../../../core/permissions/record-trace.rule.ts";
import type { TracedRecord, TracedRecordKind } from "../../../core/permissions/traced-record.model.ts";
import type { Tx } from "../storage/database.ts";

type SharedRow = { readonly title: string } & RecordAudience;
type Shared = Exclude<TracedRecordKind, "contact">;

const none = sql`'[]'::jsonb`;

/** The teams with which a resource is shared by itself, as JSON. */
const teamsOf = (resource: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(r.team_id), '[]') from resource_teams r where r.org_id = current_org() and r.resource = ${resource} and r.resource_id = ${id})`;

type Library = { readonly folders: RawBuilder<unknown>; readonly maker: RawBuilder<unknown>; readonly resource: string };
const libraries: Readonly<Record<"lesson" | "file", Library>> = {
  lesson: { folders: sql`lesson_folders`, maker: sql`d.user_id`, resource: "lessons/folders" },
  file: { folders: sql`file_folders`, maker: sql`d.created_by`, resource: "files/folders" },
};

/** Makers and teams of a folder and of those above it, as JSON. */
const line = ({ folders, maker, resource }: Library, folder: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with recursive up as (
    select d.folder_id, d.parent_id, ${maker} as maker from ${folders} d where d.org_id = current_org() and d.folder_id = ${folder}
    union select d.folder_id, d.parent_id, ${maker} from ${folders} d join up on d.folder_id = up.parent_id where d.org_id = current_org())
  select jsonb_build_object('made_by', coalesce(jsonb_agg(up.maker), '[]'),
    'teams', coalesce((select jsonb_agg(r.team_id) from resource_teams r where r.org_id = current_org() and r.resource = ${resource} and r.resource_id in (select folder_id from up)), '[]')) from up)`;

/** A folder, or something in a folder, with everything above it. */
const inLibrary = (
  library: Library,
  title: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  folder: RawBuilder<unknown>,
  own: { readonly maker: RawBuilder<unknown>; readonly teams: RawBuilder<unknown> },
): RawBuilder<SharedRow> => sql<SharedRow>`
  select x.title, x.line -> 'made_by' || x.made_by as made_by, x.line -> 'teams' || x.teams as teams, ${none} as users, false as all
  from (select ${title} as title, ${line(library, folder)} as line, ${own.maker} as made_by, ${own.teams} as teams from ${from}) x`;

const rowOf = (kind: Shared, id: number): RawBuilder<SharedRow> => {
  const inUse = (alias: string, key: string): RawBuilder<unknown> =>
    sql`${sql.ref(`${alias}.org_id`)} = current_org() and ${sql.ref(`${alias}.${key}`)} = ${id} and ${sql.ref(`${alias}.deleted_at`)} is null`;
  const folderItself = { maker: none, teams: none };
  switch (kind) {
    case "group":
      return sql<SharedRow>`
        select g.name as title, jsonb_build_array(g.user_id) as made_by, to_jsonb(g.share_users) as users, to_jsonb(g.share_teams) as teams, g.share_all as all
        from contact_groups g where ${inUse("g", "group_id")}`;
    case "campaign":
      return sql<SharedRow>`
        select c.name as title, ${none} as made_by, ${none} as users, ${teamsOf("campaigns", sql`c.campaign_id`)} as teams, false as all
        from campaigns c where ${inUse("c", "campaign_id")}`;
    case "task":
      return sql<SharedRow>`
        select t.name as title, jsonb_build_array(t.created_by) as made_by, to_jsonb(t.assigned_to) as users, ${none} as teams, false as all
        from tasks t where ${inUse("t", "task_id")}`;
    case "lesson":
      return inLibrary(libraries.lesson, sql`l.name`, sql`lessons l where ${inUse("l", "lesson_id")}`, sql`l.folder_id`, {
        maker: sql`jsonb_build_array(l.user_id)`,
        teams: teamsOf("lessons", sql`l.lesson_id`),
      });
    case "file":
      return inLibrary(
        libraries.file,
        sql`f.filename`,
        sql`files f where ${inUse("f", "file_id")} and f.con_id is null`,
        sql`f.folder_id`,
        {
          maker: sql`jsonb_build_array(f.created_by)`,
          teams: teamsOf("files", sql`f.file_id`),
        },
      );
    case "lesson_folder":
      return inLibrary(
        libraries.lesson,
        sql`w.name`,
        sql`lesson_folders w where ${inUse("w", "folder_id")}`,
        sql`w.folder_id`,
        folderItself,
      );
    case "file_folder":
      return inLibrary(libraries.file, sql`w.name`, sql`file_folders w where ${inUse("w", "folder_id")}`, sql`w.folder_id`, folderItself);
  }
};

type ContactRow = {
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly team: string | null;
  readonly assigned: string | null;
};

const contactFacts = async ({ db, org }: Tx, id: number): Promise<RecordFacts | null> => {
  const { rows } = await sql<ContactRow>`
    select contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as title, c.fields,
      (select t.label from teams t where t.org_id = c.org_id and t.team_id::text = first_choice(c.fields, 'contactTeam')) as team,
      (select btrim(u.first_name || ' ' || u.last_name) from users u where u.org_id = c.org_id and u.user_id::text = first_choice(c.fields, 'assignedUser')) as assigned
    from contacts c where c.org_id = ${org} and c.con_id = ${id} and c.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { rows: catalogue } = await sql<SightedField>`
    select name, label, type, access, editable and converting is null as editable, bucket as bucket_id from fields where org_id = ${org} and deleted_at is null order by position, field_id`.execute(
    db,
  );
  return { kind: "contact", id, ...row, catalogue };
};

/** What is known of a record in use, for an administrator; null where the organisation has none such. */
export const recordFacts = async (tx: Tx, { kind, id }: TracedRecord): Promise<RecordFacts | null> => {
  if (kind === "contact") return contactFacts(tx, id);
  const { rows } = await rowOf(kind, id).execute(tx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { title, ...audience } = row;
  return { kind, id, title, audience };
};

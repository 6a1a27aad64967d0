import { type RawBuilder, sql } from "kysely";
import type { UploadRow } from "../../../core/video-reviews/upload-row.rule.ts";
import type { Tx } from "../storage/database.ts";

/** Whether a row of item_progress holds a learner's video as its last answer. */
const isUpload = sql<boolean>`p.state #>> '{answers,-1,uploaded}' = 'true'`;

/** The reviews of a row of item_progress. */
const reviews = sql`coalesce(p.state #> '{answers,-1,reviews}', '[]'::jsonb)`;

/** The number of users who reviewed a row of item_progress. */
export const reviewCount = sql<number>`(select count(distinct r ->> 'reviewer') from jsonb_array_elements(${reviews}) r)`;

/** The item of the revision that the learner took; of the newest one where that lacks it. */
const itemOf = sql`
  select i.item, v.name from lesson_versions v cross join jsonb_array_elements(v.items) i (item)
  where v.org_id = l.org_id and v.lesson_id = l.lesson_id and i.item ->> 'uuid' = p.item_uuid::text and i.item ->> 'type' = 'video_upload'
  order by v.number = coalesce(lp.version, l.published_version) desc, v.number desc limit 1`;

/** When and by which answer the last video was uploaded; what others add is no upload. */
const uploadOf = sql`
  select a.answer_id, a.at from activity a
  where a.org_id = p.org_id and a.con_id = p.con_id and a.trigger_id = p.trigger_id and a.item_uuid = p.item_uuid and a.kind = 'answer' and a.answer_id is not null
    and a.data ->> 'by' is distinct from 'others' order by a.activity_id desc limit 1`;

const fileId = sql`case when p.state #>> '{answers,-1,file}' ~ '^[0-9]{1,15}$' then (p.state #>> '{answers,-1,file}')::bigint end`;

/**
 * The videos that contacts have uploaded in the current attempt, as `p` (item_progress), `c` (own_contacts), `t` (triggers), `l` (lessons),
 * `u` (the answer), `f` (the file, if it is the contact's), `i` (the item).
 */
export const uploadsFrom = ({ org }: Pick<Tx, "org">): RawBuilder<unknown> => sql`
  item_progress p join own_contacts c on c.con_id = p.con_id and c.org_id = p.org_id
    join triggers t on t.trigger_id = p.trigger_id and t.org_id = p.org_id and t.deleted_at is null
    left join campaigns k on k.campaign_id = t.campaign_id and k.org_id = p.org_id
    join lessons l on l.lesson_id = t.lesson_id and l.org_id = p.org_id
    left join lesson_progress lp on lp.org_id = p.org_id and lp.con_id = p.con_id and lp.trigger_id = p.trigger_id
    join lateral (${uploadOf}) u on true
    join lateral (${itemOf}) i on true
    left join files f on f.org_id = p.org_id and f.con_id = p.con_id and f.file_id = ${fileId} and f.deleted_at is null
  where p.org_id = ${org} and p.con_id is not null and ${isUpload}`;

/** The columns of an upload from `uploadsFrom`. */
export const uploadColumns = sql<UploadRow>`
  u.answer_id::text as answer_id, p.item_uuid::text as item, p.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name,
  t.campaign_id as course_id, case when not t.is_shared then k.name end as course, t.trigger_id, coalesce(nullif(t.name, ''), i.name) as lesson, coalesce(i.item ->> 'name', '') as item_name,
  u.at, coalesce(i.item -> 'values', '{}'::jsonb) as values, p.state #> '{answers,-1}' as answer, coalesce((p.state #>> '{score,points}')::float8, 0) as points,
  f.address, f.filename, f.mime, f.duration`;

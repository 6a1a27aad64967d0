import { sql } from "kysely";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import { maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonRelated } from "../../../core/lessons/lesson.model.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import { isVisibleFile } from "../files/visible-files-condition.ts";
import { groupColumns } from "../groups/group-row.ts";
import { isSharedWith } from "../teams/resource-teams.store.ts";
import type { LessonCall } from "./lesson-row.ts";

type Call = Pick<LessonCall, "tx" | "actor" | "request">;
type Seen<A> = A & { readonly seen: boolean };
type Used = { readonly seen: readonly { readonly id: number; readonly name: string }[]; readonly all: number };

type CampaignRow = Seen<{
  readonly id: number;
  readonly name: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly offered: boolean;
}>;

const campaignsWith = async ({ tx, actor, request }: Call, { id }: StoredLesson) => {
  const { rows } = await sql<CampaignRow>`
    select c.campaign_id as id, c.name, c.start_time, c.end_time, bool_or(not t.draft and not t.paused) as offered,
      (${seesRelatedKind(actor, "campaigns")}::boolean and ${isSharedWith(actor, "campaigns", sql`c.campaign_id`)}) as seen
    from triggers t join campaigns c on c.org_id = t.org_id and c.campaign_id = t.campaign_id
    where t.org_id = ${tx.org} and t.lesson_id = ${id} and t.deleted_at is null and c.deleted_at is null
    group by c.campaign_id order by fold_text(c.name) collate "C", c.campaign_id`.execute(tx.db);
  const seen = rows.filter((row) => row.seen);
  return {
    seen: seen.map(({ id: campaign, name, offered, ...period }) => ({
      id: campaign,
      name,
      live: offered && campaignStatus(period, request.now) === "live",
    })),
    all: rows.length,
  };
};

/** Groups whose filters name the lesson, by its number as a number or as text. */
const groupsWith = async ({ tx, actor }: Call, { id }: StoredLesson): Promise<Used> => {
  const { rows } = await sql<StoredGroup>`
    select ${groupColumns} from contact_groups g left join group_states s on s.group_id = g.group_id
    where g.org_id = ${tx.org} and g.deleted_at is null
      and jsonb_path_exists(g.filters, '$.**.lesson ? (@ == $number || @ == $text)', jsonb_build_object('number', ${id}::bigint, 'text', ${String(id)}::text))
    order by g."order", g.group_id`.execute(tx.db);
  const seen = seesRelatedKind(actor, "contacts") ? rows.filter((group) => maySeeGroup(actor, group)) : [];
  return { seen: seen.map((group) => ({ id: group.id, name: group.name })), all: rows.length };
};

/** Files whose addresses the lesson's banner and items contain. */
const filesIn = async ({ tx, actor }: Call, { id }: StoredLesson): Promise<Used> => {
  const { rows } = await sql<Seen<{ readonly id: number; readonly name: string }>>`
    select f.file_id as id, f.filename as name, ${isVisibleFile(actor)} as seen
    from files f where f.org_id = ${tx.org} and f.deleted_at is null and f.address in (
      select (regexp_matches(concat_ws(' ', l.banner_img, l.items::text), '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'))[1]::uuid
      from lessons l where l.org_id = ${tx.org} and l.lesson_id = ${id})
    order by fold_text(f.filename) collate "C", f.file_id`.execute(tx.db);
  return { seen: rows.filter((row) => row.seen).map(({ id: file, name }) => ({ id: file, name })), all: rows.length };
};

/** The campaigns and groups that use a lesson, and the files in it; of those that the caller may not see only how many. */
export const relatedOf = async (call: Call, lesson: StoredLesson): Promise<LessonRelated> => {
  const campaigns = await campaignsWith(call, lesson);
  const groups = await groupsWith(call, lesson);
  const files = await filesIn(call, lesson);
  const hidden = [campaigns, groups, files].reduce((sum, { seen, all }) => sum + all - seen.length, 0);
  return { campaigns: campaigns.seen, groups: groups.seen, files: files.seen, hidden };
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { LessonsEdit, StoredEdit } from "../../../core/edit-impact/course-edit.model.ts";
import type { EditRequest } from "../../../core/edit-impact/edit-impact.model.ts";
import { keptOpenReason } from "../../../core/edit-impact/kept-open.rule.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { type CampaignCall, readCampaign } from "../campaigns/campaign-row.ts";
import { makeTriggerWrites } from "../campaigns/trigger-writes.store.ts";
import { affectedBy } from "./edit-impact.store.ts";

type Opening = { readonly con_id: number; readonly lesson: number };
type Written = Promise<E.Either<Failure, CampaignRecord>>;

const lessonsOf = (edit: StoredEdit): readonly number[] => {
  switch (edit.of) {
    case "order":
      return [];
    case "lessons":
      return edit.changes.map(({ id }) => id);
    case "removal":
    case "restoral":
      return [edit.id];
  }
};

const inCourse = async ({ tx }: CampaignCall, course: number, lessons: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`
    select from unnest(${[...lessons]}::bigint[]) named (id)
    where not exists (select from triggers t where t.trigger_id = named.id and t.org_id = ${tx.org} and t.campaign_id = ${course}) limit 1`.execute(
    tx.db,
  );
  return rows.length === 0;
};

const written = async (call: CampaignCall, course: number, edit: StoredEdit): Written => {
  const writes = makeTriggerWrites(call);
  switch (edit.of) {
    case "order":
      return writes.sortLessons(course, edit.ids)();
    case "removal":
      return writes.removeLesson(edit.id)();
    case "restoral":
      return writes.restoreLesson(edit.id)();
    case "lessons": {
      for (const { id, change } of edit.changes) {
        const changed = await writes.changeLesson(id, change)();
        if (E.isLeft(changed)) return changed;
      }
      const after = await readCampaign(call, course);
      return after === null ? campaignGone : E.right(after);
    }
  }
};

const openingsFor = async (call: CampaignCall, course: number, edit: LessonsEdit): Promise<E.Either<Failure, readonly Opening[]>> =>
  E.map(({ learners }: { readonly learners: readonly { readonly con_id: number; readonly kept: readonly number[] }[] }) =>
    learners.flatMap(({ con_id, kept }) => kept.map((lesson) => ({ con_id, lesson }))),
  )(await affectedBy(call, course, edit, true));

const noted = (call: CampaignCall, course: number, action: string, openings: readonly Opening[]): Promise<void> =>
  writeAudit(call.tx, call, {
    action,
    object_type: "campaign",
    object_id: course,
    before: null,
    after: {
      lessons: [...new Set(openings.map(({ lesson }) => lesson))],
      learners: new Set(openings.map(({ con_id }) => con_id)).size,
    },
  });

const open = async (call: CampaignCall, course: number, openings: readonly Opening[], key: string): Promise<void> => {
  const { tx, actor, request } = call;
  if (openings.length === 0) return;
  await sql`
    insert into lock_overrides (org_id, con_id, trigger_id, opened_at, user_id, reason, kept_in)
    select ${tx.org}::bigint, kept.con_id, kept.trigger_id, ${request.now}::bigint, ${actor.user_id}::bigint, ${keptOpenReason}::text, ${key}::uuid
    from unnest(${openings.map(({ con_id }) => con_id)}::bigint[], ${openings.map(({ lesson }) => lesson)}::bigint[]) kept (con_id, trigger_id)
    on conflict (con_id, trigger_id) do nothing`.execute(tx.db);
  await noted(call, course, "campaign.keep_open", openings);
};

const lockAgain = async (call: CampaignCall, course: number, key: string): Promise<void> => {
  const { rows } = await sql<Opening>`
    delete from lock_overrides v using triggers t
    where v.org_id = ${call.tx.org} and v.kept_in = ${key}::uuid and t.trigger_id = v.trigger_id and t.campaign_id = ${course}
    returning v.con_id, v.trigger_id as lesson`.execute(call.tx.db);
  if (rows.length > 0) await noted(call, course, "campaign.lock_again", rows);
};

/** Stores an edit of a course's lessons; with it, begun lessons are kept open for those who would lose them, or that ends. */
export const storeEdit = async (call: CampaignCall, course: number, { edit, keep_open, take_back }: EditRequest): Written => {
  if (!(await inCourse(call, course, lessonsOf(edit)))) return E.left(notFound(campaignRefusals.trigger_gone));
  const openings = keep_open === undefined || edit.of === "restoral" ? E.right([]) : await openingsFor(call, course, edit);
  if (E.isLeft(openings)) return openings;
  const stored = await written(call, course, edit);
  if (E.isLeft(stored)) return stored;
  if (keep_open !== undefined) await open(call, course, openings.right, keep_open);
  if (take_back !== undefined) await lockAgain(call, course, take_back);
  return stored;
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type CampaignCopy, placedTriggers } from "../../../core/campaigns/campaign-copy.rule.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import { newTriggerValues } from "../../../core/campaigns/decide-trigger.rule.ts";
import { visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { readGroup } from "../groups/group-row.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import { limited } from "../org/limits.store.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";
import { insertCampaign } from "./campaign-writes.store.ts";

const lessonsSeen = async ({ tx, actor }: CampaignCall, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select l.lesson_id as id from lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null and l.lesson_id = any(${[...ids]}::bigint[])`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** Where the caller does not see the group that the copy is offered to, the copy is offered only to learners whom staff enrol. */
const offeredAs = async (call: CampaignCall, { values }: CampaignCopy): Promise<Pick<CampaignRecord, "offered" | "bookmark_id">> => {
  const { offered, bookmark_id } = values;
  if (bookmark_id === null) return { offered: offered === "group" ? "enrol" : offered, bookmark_id };
  return E.isRight(visibleGroup(await readGroup(call, bookmark_id), call.actor))
    ? { offered, bookmark_id }
    : { offered: "enrol", bookmark_id: null };
};

/** Stores a copy of a campaign with its lessons, as far as the caller sees them. */
export const placeCopy = async (call: CampaignCall, copy: CampaignCopy): Promise<E.Either<Failure, CampaignRecord>> => {
  const { tx, actor, request } = call;
  const room = await limited("campaigns")(call)();
  if (E.isLeft(room)) return room;
  const id = await insertCampaign(call, { ...copy.values, ...(await offeredAs(call, copy)) });
  const times = { created_at: request.now, updated_at: request.now };
  const seen = await lessonsSeen(
    call,
    copy.triggers.map(({ lesson_id }) => lesson_id),
  );
  const plain = newTriggerValues([], copy.triggers.length, id, await timezoneOf(tx, actor.org_id), request.now);
  const placed: number[] = [];
  const triggers = placedTriggers(copy.triggers, seen, plain);
  for (const { lesson_id, values } of triggers) {
    const { trigger_id } = await tx.db
      .insertInto("triggers")
      .values({ ...values, ...times, org_id: actor.org_id, campaign_id: id, lesson_id })
      .returning("trigger_id")
      .executeTakeFirstOrThrow();
    placed.push(trigger_id);
  }
  for (const [at, { parent }] of triggers.entries())
    if (parent !== null)
      await sql`update triggers set parent_trigger = ${placed[parent]} where org_id = ${tx.org} and trigger_id = ${placed[at]}`.execute(
        tx.db,
      );
  const made = await readCampaign(call, id);
  return made === null ? campaignGone : E.right(made);
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import {
  decideTriggerChange,
  decideTriggerOrder,
  newTriggerValues,
  parentAfterReturn,
  roomForLessons,
} from "../../../core/campaigns/decide-trigger.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.store.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";

type Answer = Promise<E.Either<Failure, CampaignRecord>>;
type Writes = Pick<CampaignEditing, "addLessons" | "changeLesson" | "removeLesson" | "restoreLesson" | "sortLessons">;

const shown = async (call: CampaignCall, campaign: number): Answer => {
  const known = await readCampaign(call, campaign);
  return known === null ? campaignGone : E.right(known);
};

type Place = { readonly campaign: number; readonly parent: number | null };

/** The campaign of a lesson, in use or removed, and what it is part of; 0 for none. */
const placeOf = async ({ tx, actor }: CampaignCall, trigger: number, isRemoved: boolean): Promise<Place> => {
  const found = await tx.db
    .selectFrom("triggers")
    .select(["campaign_id", "parent_trigger"])
    .where("org_id", "=", actor.org_id)
    .where("trigger_id", "=", trigger)
    .where("deleted_at", isRemoved ? "is not" : "is", null)
    .executeTakeFirst();
  return { campaign: found?.campaign_id ?? 0, parent: found?.parent_trigger ?? null };
};

/** Adds lessons at the end of a campaign, in the order given; refused where the caller does not see one of them. */
export const addTriggers = async (call: CampaignCall, campaign: number, lessons: readonly number[]): Answer => {
  const { tx, actor, request } = call;
  const stored = await readCampaign(call, campaign, { lock: true });
  if (stored === null) return campaignGone;
  const { rows } = await sql<{ id: number }>`
    select l.lesson_id as id from lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null and l.lesson_id = any(${[...lessons]}::bigint[])`.execute(
    tx.db,
  );
  const seen = new Set(rows.map(({ id }) => id));
  if (lessons.length === 0 || lessons.some((lesson) => !seen.has(lesson)))
    return E.left(invalid({ lesson_ids: [campaignRefusals.trigger_lessons_gone] }));
  const room = roomForLessons(stored.triggers, lessons.length);
  if (E.isLeft(room)) return room;
  const times = { created_at: request.now, updated_at: request.now };
  const values = newTriggerValues(stored.triggers, lessons.length, campaign, await timezoneOf(tx, actor.org_id), request.now);
  await tx.db
    .insertInto("triggers")
    .values(values.map((value, at) => ({ ...value, ...times, org_id: actor.org_id, campaign_id: campaign, lesson_id: lessons[at] ?? 0 })))
    .execute();
  await writeAudit(tx, call, {
    action: "campaign.add_lessons",
    object_type: "campaign",
    object_id: campaign,
    before: null,
    after: { lessons: [...lessons] },
  });
  return shown(call, campaign);
};

/** The lessons of campaigns in the transaction of one call; changes are written to the audit log of the campaign. */
export const makeTriggerWrites = (call: CampaignCall): Writes => {
  const { tx, actor } = call;
  const { now } = call.request;
  const trail = (campaign: number, entry: Pick<AuditEntry, "action" | "before" | "after">): Promise<void> =>
    writeAudit(tx, call, { ...entry, object_type: "campaign", object_id: campaign });
  const set = (id: number, values: Readonly<Record<string, unknown>>) =>
    tx.db
      .updateTable("triggers")
      .set({ ...values, updated_at: now, version: sql`version + 1` })
      .where("org_id", "=", actor.org_id)
      .where("trigger_id", "=", id)
      .execute();
  const told = (campaign: number, lesson: number, action: string): Promise<void> =>
    trail(campaign, { action, before: null, after: { lesson } });

  return {
    addLessons:
      ({ campaign_id, lesson_ids }) =>
      () =>
        addTriggers(call, campaign_id, lesson_ids),
    changeLesson: (id, change) => async () => {
      const campaign = await readCampaign(call, (await placeOf(call, id, false)).campaign, { lock: true });
      const zone = await timezoneOf(tx, actor.org_id);
      const decided = decideTriggerChange(campaign?.triggers ?? [], id, change, zone, now);
      if (E.isLeft(decided)) return decided;
      if (campaign === null) return campaignGone;
      await set(id, decided.right);
      const before = campaign.triggers.find((trigger) => trigger.id === id);
      const named = Object.fromEntries(Object.keys(change).map((key) => [key, before === undefined ? null : Reflect.get(before, key)]));
      await trail(campaign.id, { action: "campaign.change_lesson", before: { lesson: id, ...named }, after: { lesson: id, ...change } });
      return shown(call, campaign.id);
    },
    removeLesson: (id) => async () => {
      const { campaign } = await placeOf(call, id, false);
      if ((await readCampaign(call, campaign, { lock: true })) === null) return E.left(notFound(campaignRefusals.trigger_gone));
      await set(id, { deleted_at: now });
      await told(campaign, id, "campaign.remove_lesson");
      return shown(call, campaign);
    },
    restoreLesson: (id) => async () => {
      const { campaign, parent } = await placeOf(call, id, true);
      const stored = await readCampaign(call, campaign, { lock: true });
      if (stored === null) return E.left(notFound(campaignRefusals.trigger_gone));
      const room = roomForLessons(stored.triggers, 1);
      if (E.isLeft(room)) return room;
      await set(id, { deleted_at: null, parent_trigger: parentAfterReturn(stored.triggers, id, parent) });
      await told(campaign, id, "campaign.restore_lesson");
      return shown(call, campaign);
    },
    sortLessons: (id, ids) => async () => {
      const campaign = await readCampaign(call, id, { lock: true });
      if (campaign === null) return campaignGone;
      const decided = decideTriggerOrder(campaign.triggers, ids);
      if (E.isLeft(decided)) return decided;
      for (const place of decided.right) await set(place.id, { order: place.order, sorting_time: 0 });
      await trail(id, {
        action: "campaign.sort_lessons",
        before: { lessons: campaign.triggers.map((trigger) => trigger.id) },
        after: { lessons: [...ids] },
      });
      return shown(call, id);
    },
  };
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import type { CampaignRecord, CampaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import {
  campaignGone,
  decideCampaignChange,
  decideCampaignDeletion,
  decideNewCampaign,
} from "../../../core/campaigns/decide-campaign.rule.ts";
import { visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { readGroup } from "../groups/group-row.ts";
import { setPause } from "../learning/drip-pauses.store.ts";
import { sanitizedHtml } from "../lessons/sanitize-items.ts";
import { limited } from "../org/limits.store.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";
import { addTriggers } from "./trigger-writes.store.ts";

type Writes = Pick<CampaignEditing, "get" | "create" | "update" | "remove" | "restore">;

/** What the audit log keeps of a campaign: its values without its lessons. */
const noted = ({
  triggers: _triggers,
  learners: _learners,
  status: _status,
  version: _version,
  updated_at: _updated,
  ...values
}: CampaignRecord) => values;

const stored = ({ about, ...values }: CampaignValues) => ({ ...values, about: sanitizedHtml(about) });

/** Stores a new campaign of the caller; its id. */
export const insertCampaign = async ({ tx, actor, request: { now } }: CampaignCall, values: CampaignValues): Promise<number> => {
  const row = { ...stored(values), org_id: actor.org_id, user_id: actor.user_id, created_at: now, updated_at: now };
  const { campaign_id } = await tx.db.insertInto("campaigns").values(row).returning("campaign_id").executeTakeFirstOrThrow();
  return campaign_id;
};

/** Single campaigns in the transaction of one call; changes are written to the audit log. */
export const makeCampaignWrites = (call: CampaignCall): Writes => {
  const { tx, actor } = call;
  const { now } = call.request;
  const shown = async (id: number): Promise<E.Either<Failure, CampaignRecord>> => {
    const known = await readCampaign(call, id);
    return known === null ? campaignGone : E.right(known);
  };
  const trail = (id: number, action: string, before: CampaignRecord | null, after: CampaignRecord | null): Promise<void> =>
    writeAudit(tx, call, {
      action,
      object_type: "campaign",
      object_id: id,
      before: before === null ? null : noted(before),
      after: after === null ? null : noted(after),
    });
  const seesGroup = async (group: number | null): Promise<boolean> =>
    group === null || E.isRight(visibleGroup(await readGroup(call, group), actor));
  const mark = (id: number, deleted_at: number | null) =>
    tx.db
      .updateTable("campaigns")
      .set({ deleted_at, updated_at: now, version: sql`version + 1` })
      .where("org_id", "=", actor.org_id)
      .where("campaign_id", "=", id)
      .execute();

  /** Held until the end of the call, so that of two courses that become the default at once each meets what the other stored. */
  const defaultLock = async (): Promise<void> => {
    await sql`select from orgs where org_id = ${actor.org_id} for no key update`.execute(tx.db);
  };

  const onlyDefault = (id: number) =>
    tx.db
      .updateTable("campaigns")
      .set({ is_default: false, updated_at: now, version: sql`version + 1` })
      .where("org_id", "=", actor.org_id)
      .where("is_default", "=", true)
      .where("campaign_id", "<>", id)
      .execute();

  return {
    get: (id) => () => shown(id),
    create: (asked) => async () => {
      const decided = decideNewCampaign(asked);
      if (E.isLeft(decided)) return decided;
      const room = await limited("campaigns")(call)();
      if (E.isLeft(room)) return room;
      const campaign_id = await insertCampaign(call, decided.right);
      const { lesson_ids = [] } = asked;
      const added = lesson_ids.length === 0 ? E.right(undefined) : await addTriggers(call, campaign_id, lesson_ids);
      if (E.isLeft(added)) return added;
      const made = await shown(campaign_id);
      if (E.isRight(made)) await trail(campaign_id, "campaign.create", null, made.right);
      return made;
    },
    update: (id, change) => async () => {
      if (change.is_default === true) await defaultLock();
      const before = await readCampaign(call, id, { lock: true });
      const decided = decideCampaignChange(before, change, { group: await seesGroup(change.bookmark_id ?? null) }, now);
      if (E.isLeft(decided)) return decided;
      if (before === null || decided.right === null) return shown(id);
      const { values, archived_at, is_default, paused } = decided.right;
      if (is_default && !before.is_default) await onlyDefault(id);
      await tx.db
        .updateTable("campaigns")
        .set({ ...stored(values), archived_at, is_default, updated_at: now, version: sql`version + 1` })
        .where("org_id", "=", actor.org_id)
        .where("campaign_id", "=", id)
        .execute();
      if (paused !== null) await setPause(tx, { campaign: id, learner: null, user: actor.user_id }, paused, now);
      const after = await shown(id);
      if (E.isRight(after)) await trail(id, "campaign.update", before, after.right);
      return after;
    },
    remove: (id) => async () => {
      const decided = decideCampaignDeletion(await readCampaign(call, id, { lock: true }));
      if (E.isLeft(decided)) return decided;
      await mark(id, now);
      await trail(id, "campaign.delete", decided.right, null);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const gone = await readCampaign(call, id, { lock: true, deleted: true });
      if (gone === null) return campaignGone;
      await mark(id, null);
      await trail(id, "campaign.restore", null, gone);
      return shown(id);
    },
  };
};

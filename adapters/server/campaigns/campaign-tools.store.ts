import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { CampaignCopy, copyName, copyOf, renamedCopy } from "../../../core/campaigns/campaign-copy.rule.ts";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import type {
  CampaignAction,
  CampaignMassResults,
  CampaignTemplate,
  DeletedCampaign,
} from "../../../core/campaigns/campaign-tools.model.ts";
import type { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import { decideTemplate, roomForTemplate, templateGone } from "../../../core/campaigns/decide-template.rule.ts";
import { storedCopy } from "../../../core/campaigns/stored-copy.rule.ts";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";
import { makeCampaignWrites } from "./campaign-writes.store.ts";
import { placeCopy } from "./place-copy.store.ts";

type Outcome = E.Either<Failure, { readonly changed: boolean; readonly new_id: number | null }>;
type Row = { readonly id: number; readonly content: unknown; readonly created_at: number };

const templatesOf = async ({ tx }: CampaignCall): Promise<readonly CampaignTemplate[]> => {
  const { rows } = await sql<Row>`
    select template_id as id, content, created_at from campaign_templates where org_id = ${tx.org} and deleted_at is null order by fold_text(name) collate "C", template_id`.execute(
    tx.db,
  );
  return rows.flatMap(({ id, content, created_at }) => {
    const copy = storedCopy(content);
    if (copy === null) return [];
    const { values, triggers } = copy;
    const { name, internal_name, type } = values;
    return [{ id, name, internal_name, type, lessons: triggers.length, created_at }];
  });
};

const copied = async (call: CampaignCall, stored: CampaignRecord | null): Promise<E.Either<Failure, CampaignRecord>> =>
  stored === null ? campaignGone : placeCopy(call, copyOf(stored, copyName(stored.name)));

const acted = async (call: CampaignCall, action: CampaignAction, id: number): Promise<Outcome> => {
  const writes = makeCampaignWrites(call);
  const done = (outcome: E.Either<Failure, unknown>): Outcome => E.map(() => ({ changed: true, new_id: null }))(outcome);
  const changed = async (change: { readonly paused?: boolean; readonly archived?: boolean }): Promise<Outcome> => {
    const stored = await readCampaign(call, id);
    if (stored === null) return campaignGone;
    const after = await writes.update(id, { version: stored.version, ...change })();
    return E.map(({ version }: CampaignRecord) => ({ changed: version !== stored.version, new_id: null }))(after);
  };
  switch (action) {
    case "pause":
    case "resume":
      return changed({ paused: action === "pause" });
    case "archive":
    case "unarchive":
      return changed({ archived: action === "archive" });
    case "delete":
      return done(await writes.remove(id)());
    case "restore":
      return done(await writes.restore(id)());
    case "copy": {
      const made = await copied(call, await readCampaign(call, id));
      if (E.isLeft(made)) return made;
      await writeAudit(call.tx, call, {
        action: "campaign.copy",
        object_type: "campaign",
        object_id: made.right.id,
        before: null,
        after: { copy_of: id },
      });
      return E.right({ changed: true, new_id: made.right.id });
    }
  }
};

/** Actions on several campaigns, and templates, in the transaction of one call; changes are written to the audit log. */
export const makeCampaignTools = (call: CampaignCall): CampaignTools => {
  const { tx, actor, request } = call;
  const trail = (id: number, action: string, name: string): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "campaign-template", object_id: id, before: null, after: { name } });
  const marked = async (id: number, deleted_at: number | null): Promise<E.Either<Failure, readonly CampaignTemplate[]>> => {
    const { rows } = await sql<{ name: string }>`
      update campaign_templates set deleted_at = ${deleted_at} where org_id = ${tx.org} and template_id = ${id} and (deleted_at is null) = ${deleted_at !== null} returning name`.execute(
      tx.db,
    );
    const [template] = rows;
    if (template === undefined) return templateGone;
    await trail(id, deleted_at === null ? "campaign.restore_template" : "campaign.delete_template", template.name);
    return E.right(await templatesOf(call));
  };
  return {
    names: () => async () => {
      const { rows } = await sql<{ id: number; name: string }>`
        select c.campaign_id as id, coalesce(nullif(c.internal_name, ''), c.name) as name from campaigns c
        where c.org_id = ${tx.org} and c.deleted_at is null and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}
        order by fold_text(coalesce(nullif(c.internal_name, ''), c.name)) collate "C", c.campaign_id`.execute(tx.db);
      return E.right(rows);
    },
    bin: () => async () => {
      const { rows } = await sql<DeletedCampaign>`
        select c.campaign_id as id, coalesce(nullif(c.internal_name, ''), c.name) as name, c.deleted_at,
          (select count(*)::int from triggers t where t.org_id = c.org_id and t.campaign_id = c.campaign_id and t.deleted_at is null) as lessons,
          (select count(*)::int from course_joins j join own_contacts o on o.con_id = j.con_id where j.campaign_id = c.campaign_id and j.left_at is null) as learners
        from campaigns c
        where c.org_id = ${tx.org} and c.deleted_at is not null and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}
        order by c.deleted_at desc, c.campaign_id desc`.execute(tx.db);
      return E.right(rows);
    },
    massAction:
      ({ ids, action }) =>
      async () => {
        const results: CampaignMassResults["results"][number][] = [];
        for (const id of new Set(ids)) {
          const outcome = await acted(call, action, id);
          results.push(
            E.isLeft(outcome)
              ? { id, done: false, changed: false, message: sayingOf(outcome.left).message, new_id: null }
              : { id, done: true, message: "", ...outcome.right },
          );
        }
        return E.right({ results });
      },
    templates: () => async () => E.right(await templatesOf(call)),
    addTemplate: (asked) => async () => {
      const decided = decideTemplate(await readCampaign(call, asked.campaign_id), asked, (await templatesOf(call)).length);
      if (E.isLeft(decided)) return decided;
      const { name } = decided.right.values;
      const { template_id } = await tx.db
        .insertInto("campaign_templates")
        .values({
          org_id: actor.org_id,
          name,
          content: JSON.stringify(CampaignCopy.encode(decided.right)),
          user_id: actor.user_id,
          created_at: request.now,
          deleted_at: null,
        })
        .returning("template_id")
        .executeTakeFirstOrThrow();
      await trail(template_id, "campaign.add_template", name);
      return E.right(await templatesOf(call));
    },
    removeTemplate: (id) => () => marked(id, request.now),
    restoreTemplate: (id) => async () => {
      const room = roomForTemplate((await templatesOf(call)).length);
      return E.isLeft(room) ? room : marked(id, null);
    },
    createFrom: (id, name) => async () => {
      const { rows } = await sql<{ content: unknown }>`
        select content from campaign_templates where org_id = ${tx.org} and template_id = ${id} and deleted_at is null`.execute(tx.db);
      const copy = storedCopy(rows[0]?.content);
      if (copy === null) return templateGone;
      const made = await placeCopy(call, renamedCopy(copy, name));
      if (E.isRight(made))
        await writeAudit(tx, call, {
          action: "campaign.create",
          object_type: "campaign",
          object_id: made.right.id,
          before: null,
          after: { name: made.right.name, template: id },
        });
      return made;
    },
  };
};

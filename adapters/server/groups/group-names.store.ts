import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { ScopeLabel } from "../../../core/filters/activity-describe.rule.ts";
import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";
import { askableFields, timezoneOf } from "./group-fields.store.ts";

const mostTrackers = 200;

/**
 * The names that the viewer may use in a group: campaigns and lessons of the organisation are hidden from guests, lessons that they do not see
 * from everybody.
 */
export const groupVocabulary = async (tx: Tx, org: number, viewer: StaffActor): Promise<GroupVocabulary> => {
  const { rows } = await sql<Omit<GroupVocabulary, "fields" | "timezone">>`
    select
      coalesce((select json_agg(json_build_object('id', campaign_id::text, 'name', name) order by name, campaign_id) from campaigns where org_id = ${org} and deleted_at is null), '[]'::json) as campaigns,
      coalesce((select json_agg(json_build_object('id', lesson_id::text, 'name', name, 'items',
        coalesce((select json_agg(json_build_object('id', i.item ->> 'uuid', 'name', i.item ->> 'name') order by i.place) from jsonb_array_elements(l.items) with ordinality as i(item, place)), '[]'::json)) order by l.name, l.lesson_id)
        from lessons l where ${seesRelatedKind(viewer, "lessons")}::boolean and ${isVisibleLesson(viewer)} and l.deleted_at is null), '[]'::json) as lessons,
      coalesce((select json_agg(tracker) from (select distinct tracker from contact_events where org_id = ${org} and tracker is not null order by tracker limit ${mostTrackers}) t), '[]'::json) as trackers,
      coalesce((select json_agg(json_build_object('id', user_id, 'name', btrim(first_name || ' ' || last_name)) order by first_name, last_name, user_id) from users where org_id = ${org} and status = 1), '[]'::json) as people,
      coalesce((select json_agg(json_build_object('id', team_id, 'name', label) order by label) from teams where org_id = ${org} and deleted_at is null), '[]'::json) as teams`.execute(
    tx.db,
  );
  const named = rows[0] ?? { campaigns: [], lessons: [], trackers: [], people: [], teams: [] };
  const told = viewer.role === "guest" ? { ...named, campaigns: [], lessons: [], trackers: [] } : named;
  return { ...told, fields: await askableFields(tx, viewer.role), timezone: await timezoneOf(tx, org) };
};

/** Names of contacts that the call may see. */
export const contactNames = async (tx: Tx, org: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    con_id: number;
    name: string;
  }>`select c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name from own_contacts c where c.org_id = ${org} and c.con_id = any(${[...ids]}::bigint[])`.execute(
    tx.db,
  );
  return new Map(rows.map(({ con_id, name }) => [con_id, name]));
};

/** Labels of campaigns, lessons and items in a sentence; the id where the record no longer exists. */
export const scopeLabelOf = ({ campaigns, lessons }: Pick<GroupVocabulary, "campaigns" | "lessons">): ScopeLabel => {
  const names = {
    campaign: new Map(campaigns.map(({ id, name }) => [id, name])),
    lesson: new Map(lessons.map(({ id, name }) => [id, name])),
    item: new Map(lessons.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const))),
  };
  return (kind, id) => names[kind].get(String(id)) ?? String(id);
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { GroupNames } from "../../../core/groups/accepted-names.rule.ts";
import { decideGroupChange } from "../../../core/groups/decide-group-change.rule.ts";
import { decideGroupCreate } from "../../../core/groups/decide-group-create.rule.ts";
import { decideGroupDelete, decideGroupRestore } from "../../../core/groups/decide-group-deletion.rule.ts";
import { noGroup, visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { GroupFacts, GroupWrite, NewMembers } from "../../../core/groups/group-write.model.ts";
import type { Group, GroupChange, NewGroup } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { shownGroup } from "../../../core/groups/shown-group.rule.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { fieldsOfGroups, groupFields, timezoneOf } from "./group-fields.store.ts";
import { basisOf, evaluateGroup, holdGroups } from "./group-membership.store.ts";
import { type GroupCall, readGroup } from "./group-row.ts";
import { knownNames } from "./group-share.store.ts";

type Writes = Pick<GroupStore, "get" | "create" | "update" | "remove" | "restore">;
type Answer = Promise<E.Either<Failure, Group>>;

/** Single groups, in the transaction of one call; members are up to date when it ends, and changes are written to the audit log. */
export const makeGroupWrites = (call: GroupCall): Writes => {
  const { tx, actor } = call;
  const { now } = call.request;

  const shown = async (stored: StoredGroup | null): Answer => {
    const group = stored === null ? null : shownGroup(actor, await fieldsOfGroups(tx, actor.role), stored);
    return group === null ? noGroup : E.right(group);
  };

  const evaluate = async (id: number, document: unknown, { filter }: NewMembers): Promise<void> => {
    await holdGroups(tx, actor.org_id);
    const fields = await groupFields(tx);
    await evaluateGroup(
      tx,
      { id, org: actor.org_id, filter, basis: basisOf(document, filter, fields) },
      filterMoment(now, await timezoneOf(tx, actor.org_id)),
    );
  };

  const factsFor = async (named: GroupNames): Promise<GroupFacts> => ({
    fields: await fieldsOfGroups(tx, actor.role),
    known: await knownNames(tx, actor.org_id, named),
  });

  const insert = async (asked: NewGroup): Answer => {
    const decided = decideGroupCreate(asked, actor, await factsFor(asked), now);
    if (E.isLeft(decided)) return decided;
    const { group, members, audit } = decided.right;
    const { rows } = await sql<{ group_id: number; filters: unknown }>`
      insert into contact_groups (org_id, folder_id, user_id, name, filters, share_users, share_teams, share_all, view, "order", created_at, updated_at)
      select ${actor.org_id}::bigint, ${group.folder_id}::bigint, ${group.user_id}::bigint, ${group.name}, ${JSON.stringify(group.filters)}::jsonb, ${[...group.share_to.users]}::bigint[], ${[...group.share_to.teams]}::bigint[], ${group.share_to.all}::boolean, ${group.view},
        coalesce(max("order") + 1, 0), ${now}::bigint, ${now}::bigint from contact_groups where org_id = ${actor.org_id} returning group_id, filters`.execute(
      tx.db,
    );
    const made = rows[0];
    if (made === undefined) return noGroup;
    await writeAudit(tx, call, { ...audit, object_type: "group", object_id: made.group_id });
    await evaluate(made.group_id, made.filters, members);
    return shown(await readGroup(call, made.group_id));
  };

  const finish = async ({ group, members, audit }: GroupWrite, document: unknown): Answer => {
    await writeAudit(tx, call, { ...audit, object_type: "group", object_id: group.id });
    if (members !== null) await evaluate(group.id, document, members);
    return shown(await readGroup(call, group.id));
  };

  const change = async (id: number, asked: GroupChange): Answer => {
    const decided = decideGroupChange(await readGroup(call, id, { lock: true }), asked, actor, await factsFor(asked), now);
    if (E.isLeft(decided)) return decided;
    const { group } = decided.right;
    const { rows } = await sql<{ filters: unknown }>`
      update contact_groups set name = ${group.name}, filters = ${JSON.stringify(group.filters)}::jsonb, folder_id = ${group.folder_id}, view = ${group.view},
        share_users = ${[...group.share_to.users]}, share_teams = ${[...group.share_to.teams]}, share_all = ${group.share_to.all}, version = ${group.version}, updated_at = ${group.updated_at}
      where org_id = ${actor.org_id} and group_id = ${id} returning filters`.execute(tx.db);
    return finish(decided.right, rows[0]?.filters);
  };

  const move = async (decided: E.Either<Failure, GroupWrite>): Answer => {
    if (E.isLeft(decided)) return decided;
    const { id, filters, deleted_at, version, updated_at } = decided.right.group;
    await sql`update contact_groups set deleted_at = ${deleted_at}, version = ${version}, updated_at = ${updated_at} where org_id = ${actor.org_id} and group_id = ${id}`.execute(
      tx.db,
    );
    return finish(decided.right, filters);
  };

  return {
    get: (id) => async () => {
      const found = visibleGroup(await readGroup(call, id), actor);
      return E.isLeft(found) ? found : shown(found.right);
    },
    create: (asked) => () => insert(asked),
    update: (id, asked) => () => change(id, asked),
    remove: (id) => async () => move(decideGroupDelete(await readGroup(call, id, { lock: true }), actor, now)),
    restore: (id) => async () => move(decideGroupRestore(await readGroup(call, id, { lock: true }), actor, await groupFields(tx), now)),
  };
};

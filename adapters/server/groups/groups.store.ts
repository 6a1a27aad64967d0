import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import { mayEditGroup, maySeeGroup } from "../../../core/groups/group-access.rule.ts";
import { acceptedFilter, readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import type { Group, GroupChange, NewGroup } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { conflict, type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { askableFields, groupFields, timezoneOf } from "./group-fields.store.ts";
import { basisOf, evaluateGroup, holdGroups } from "./group-membership.store.ts";
import { type GroupCall, readGroup, shownGroup, type StoredGroup } from "./group-row.ts";
import { acceptedNames } from "./group-share.store.ts";

type Writes = Pick<GroupStore, "get" | "create" | "update" | "remove" | "restore">;

/** Where nobody may see a group, there is none. */
export const noGroup: E.Either<Failure, never> = E.left(notFound("There is no such group."));
const notYours: E.Either<Failure, never> = E.left(forbidden("Only the owner of a group and administrators change it."));
const nobody = { users: [], teams: [], all: false };

const factsOf = ({ name, filters, folder_id, share_to, view }: StoredGroup): Record<string, unknown> => ({ name, filters, folder_id, share_to, view });

/** Groups one by one, in the transaction of one call; members are right when it ends, and what changes is written to the trail. */
export const makeGroupWrites = (call: GroupCall): Writes => {
  const { tx, actor } = call;
  const { now } = call.request;

  const shown = async (id: number, deleted = false): Promise<E.Either<Failure, Group>> => {
    const stored = await readGroup(call, id, { deleted });
    const group = stored === null ? null : await shownGroup(call, stored);
    return group === null ? noGroup : E.right(group);
  };

  const evaluate = async (id: number, document: unknown, filter: Filter | null): Promise<void> => {
    await holdGroups(tx, actor.org_id);
    const fields = await groupFields(tx);
    await evaluateGroup(tx, { id, org: actor.org_id, filter, basis: basisOf(document, filter, fields) }, filterMoment(now, await timezoneOf(tx, actor.org_id)));
  };

  /** The group if the caller may change it. */
  const changeable = async (id: number, deleted = false): Promise<E.Either<Failure, StoredGroup>> => {
    const stored = await readGroup(call, id, { lock: true, deleted });
    if (stored === null || !maySeeGroup(actor, stored)) return noGroup;
    return mayEditGroup(actor, stored) ? E.right(stored) : notYours;
  };

  const insert = async ({ name, filters, folder_id = null, share_to = nobody, view = "grid" }: NewGroup): Promise<E.Either<Failure, Group>> => {
    const read = acceptedFilter(filters, await askableFields(tx, actor.role));
    if (E.isLeft(read)) return read;
    const named = await acceptedNames(tx, actor, { share_to, folder_id });
    if (E.isLeft(named)) return named;
    const { rows } = await sql<{ group_id: number; filters: unknown }>`
      insert into contact_groups (org_id, folder_id, user_id, name, filters, share_users, share_teams, share_all, view, "order", created_at, updated_at)
      select ${actor.org_id}::bigint, ${folder_id}::bigint, ${actor.user_id}::bigint, ${name.trim()}, ${JSON.stringify(filters)}::jsonb, ${[...share_to.users]}::bigint[], ${[...share_to.teams]}::bigint[], ${share_to.all}::boolean, ${view},
        coalesce(max("order") + 1, 0), ${now}::bigint, ${now}::bigint from contact_groups where org_id = ${actor.org_id} returning group_id, filters`.execute(tx.db);
    const made = rows[0];
    if (made === undefined) return noGroup;
    await writeAudit(tx, call, { action: "group.create", object_type: "group", object_id: made.group_id, before: null, after: { name, filters, folder_id, share_to, view } });
    await evaluate(made.group_id, made.filters, read.right);
    return shown(made.group_id);
  };

  const write = async (id: number, { version, ...change }: GroupChange): Promise<E.Either<Failure, Group>> => {
    const stored = await changeable(id);
    if (E.isLeft(stored)) return stored;
    if (stored.right.version !== version) {
      const current = await shown(id);
      return E.left(conflict("Somebody else changed this group in the meantime.", E.isRight(current) ? current.right : undefined));
    }
    const read = change.filters === undefined ? null : acceptedFilter(change.filters, await askableFields(tx, actor.role));
    if (read !== null && E.isLeft(read)) return read;
    const named = await acceptedNames(tx, actor, change);
    if (E.isLeft(named)) return named;
    const next = { ...stored.right, ...change };
    const { rows } = await sql<{ filters: unknown }>`
      update contact_groups set name = ${(next.name ?? stored.right.name).trim()}, filters = ${JSON.stringify(next.filters)}::jsonb, folder_id = ${next.folder_id ?? null}, view = ${next.view ?? stored.right.view},
        share_users = ${[...(next.share_to?.users ?? [])]}, share_teams = ${[...(next.share_to?.teams ?? [])]}, share_all = ${next.share_to?.all ?? false}, version = version + 1, updated_at = ${now}
      where org_id = ${actor.org_id} and group_id = ${id} returning filters`.execute(tx.db);
    await writeAudit(tx, call, { action: "group.update", object_type: "group", object_id: id, before: factsOf(stored.right), after: change });
    if (read !== null) await evaluate(id, rows[0]?.filters, read.right);
    return shown(id);
  };

  const move = (id: number, away: boolean) => async (): Promise<E.Either<Failure, Group>> => {
    const stored = await changeable(id, !away);
    if (E.isLeft(stored)) return stored;
    await sql`update contact_groups set deleted_at = ${away ? now : null}, version = version + 1, updated_at = ${now} where org_id = ${actor.org_id} and group_id = ${id}`.execute(tx.db);
    await writeAudit(tx, call, { action: away ? "group.delete" : "group.restore", object_type: "group", object_id: id, before: null, after: null });
    if (!away) {
      const read = readGroupFilter(stored.right.filters, await groupFields(tx));
      await evaluate(id, stored.right.filters, E.isRight(read) ? read.right : null);
    }
    return shown(id, away);
  };

  return {
    get: (id) => () => shown(id),
    create: (group) => () => insert(group),
    update: (id, change) => () => write(id, change),
    remove: (id) => move(id, true),
    restore: (id) => move(id, false),
  };
};

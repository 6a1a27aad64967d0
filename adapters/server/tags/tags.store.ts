import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { tagNormalize, tagsNormalize } from "../../../core/contacts/tag-normalize.rule.ts";
import type { Job } from "../../../core/jobs/job.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { decideNewTag, decideTagMerge, decideTagRemoval, decideTagRename, type KnownTags } from "../../../core/tags/decide-tag.rule.ts";
import { fulfilsPart, tagsInFilter } from "../../../core/tags/filter-tags.rule.ts";
import { tagRefusals } from "../../../core/tags/tag-refusals.ts";
import { type Tag, type TagChange, tagLimits, type TagUse } from "../../../core/tags/tag.model.ts";
import type { TagStore } from "../../../core/tags/tags.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { filtersOnTags } from "./saved-filters.store.ts";
import { changeTagsKind } from "./tag-kinds.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };
type Counted = { readonly name: string; readonly contacts: number };

const countedTags = sql`
  select name, sum(n)::int as contacts from (
    select unnest(tags) as name, 1 as n from own_contacts where tags <> '{}'
    union all select name, 0 from tags where org_id = current_org() and gone_by is null) held group by name`;

/** Tags in the transaction of one call; changes of many contacts are jobs. */
export const makeTagStore = (call: Call): TagStore => {
  const { tx, actor } = call;
  const { now } = call.request;

  const filtersByTag = async (): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>();
    for (const { filters } of await filtersOnTags(tx)) for (const tag of tagsInFilter(filters)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return counts;
  };

  const lookedUp = async (names: readonly string[]): Promise<KnownTags> => {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${[...tagsNormalize(names)]}::text[]) as asked (name)
      where exists (select from contacts c where c.org_id = ${tx.org} and c.deleted_at is null and c.tags <> '{}' and c.tags @> array[asked.name])
        or exists (select from tags t where t.org_id = ${tx.org} and t.name = asked.name and t.gone_by is null)`.execute(tx.db);
    const unused = await numberOf(tx, sql<{ n: number }>`select count(*)::int as n from tags where org_id = ${tx.org} and gone_by is null`);
    const { rows: changing } = await sql<{ name: string }>`
      select distinct name from jobs j cross join lateral (select jsonb_array_elements_text(j.input -> 'from') as name union select j.input ->> 'to') changed
      where j.org_id = ${tx.org} and j.kind = ${changeTagsKind.kind} and j.state in ('queued', 'running') and name is not null`.execute(
      tx.db,
    );
    return { names: new Set(rows.map(({ name }) => name)), busy: new Set(changing.map(({ name }) => name)), unused };
  };
  /** The same for a change, which other changes of tags wait for. */
  const knownAmong = async (names: readonly string[]): Promise<KnownTags> => {
    await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
    return lookedUp(names);
  };

  const begin = async (action: string, decided: E.Either<Failure, TagChange>): Promise<E.Either<Failure, Job>> => {
    if (E.isLeft(decided)) return decided;
    const change = decided.right;
    const [first = ""] = change.from;
    await writeAudit(tx, call, {
      action,
      object_type: "tag",
      object_id: change.to ?? first,
      before: { names: change.from },
      after: change.to === null ? null : { name: change.to },
    });
    const subject = [change.from.join(", "), ...(change.to === null ? [] : [change.to])].join(" → ");
    return E.right(await enqueue(tx, changeTagsKind, { input: change, user: actor.user_id, now, subject }));
  };

  return {
    list: (search) => async () => {
      const wanted = tagNormalize(search) ?? "";
      const { rows } = await sql<Counted>`
        select name, contacts from (${countedTags}) t where position(${wanted} in name) > 0 order by name collate "C" limit ${tagLimits.listed}`.execute(
        tx.db,
      );
      const total = await numberOf(
        tx,
        sql<{ n: number }>`select count(*)::int as n from (${countedTags}) t where position(${wanted} in name) > 0`,
      );
      const filters = await filtersByTag();
      return E.right({ tags: rows.map((row): Tag => ({ ...row, filters: filters.get(row.name) ?? 0 })), total });
    },
    uses: (asked) => async () => {
      const name = tagNormalize(asked) ?? "";
      if (!(await lookedUp([name])).names.has(name)) return E.left(notFound(tagRefusals.tag_gone({ name })));
      const saved = await filtersOnTags(tx);
      const naming = saved.filter(({ filters }) => tagsInFilter(filters).has(name));
      const { rows } = await sql<Pick<TagUse, "contacts" | "imports">>`
        select (select count(*)::int from own_contacts where tags <> '{}' and tags @> array[${name}::text]) as contacts,
          (select count(*)::int from imports where org_id = ${tx.org} and ended_at is null and options -> 'tags' @> to_jsonb(array[${name}::text])) as imports`.execute(
        tx.db,
      );
      return E.right({
        contacts: rows[0]?.contacts ?? 0,
        imports: rows[0]?.imports ?? 0,
        groups: naming.filter(({ kind }) => kind === "group").length,
        views: naming.filter(({ kind }) => kind === "list_view").length,
        partly: saved.filter(({ filters }) => fulfilsPart(filters, name)).length,
      });
    },
    create: (asked) => async () => {
      const decided = decideNewTag(asked, await knownAmong([asked]));
      if (E.isLeft(decided)) return decided;
      const name = decided.right;
      await sql`
        insert into tags (org_id, name, created_at) values (${tx.org}, ${name}, ${now})
        on conflict (org_id, name) do update set gone_by = null, made_by = null, created_at = excluded.created_at`.execute(tx.db);
      await writeAudit(tx, call, { action: "tag.create", object_type: "tag", object_id: name, before: null, after: { name } });
      return E.right({ name, contacts: 0, filters: (await filtersByTag()).get(name) ?? 0 });
    },
    rename: (name, to) => async () => begin("tag.rename", decideTagRename(name, to, await knownAmong([name, to]))),
    merge: (asked) => async () => begin("tag.merge", decideTagMerge(asked, await knownAmong([...asked.from, asked.to]))),
    remove: (name) => async () => begin("tag.delete", decideTagRemoval(name, await knownAmong([name]))),
  };
};

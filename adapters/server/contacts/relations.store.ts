import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import { mainSortParts } from "../../../core/contacts/contact-query.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { drawnRelation } from "../../../core/contacts/relation-fields.rule.ts";
import {
  type LevelQuery,
  mostOver,
  mostPlaced,
  mostUnder,
  peopleAtOnce,
  type RelationLevel,
  type RelationNode,
  type RelationTotal,
  type UnderTotal,
} from "../../../core/contacts/relation-tree.model.ts";
import type { RelationTree } from "../../../core/contacts/relations.port.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";
import { contactColumns } from "./contact-row.ts";

const columns = { name: "sort_name", created: "created_at", updated: "updated_at" } as const;
/** Maximum depth of a chain of contacts. Each step uses the index (`offset 0` enforces it), regardless of the planner's estimates. */
const longestChain = 10_000;

const named = sql<NamedContact>`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info`;

/** Trees of the relations that the viewer may see, in the transaction of one call. */
export const makeRelationTree = (tx: Tx, viewer: FieldViewer): RelationTree => {
  const relation = async (asked: string | null): Promise<E.Either<Failure, string | null>> => {
    const field = drawnRelation(await fieldsSeenBy(tx, viewer), asked);
    return field === undefined
      ? E.left(invalid({ field: [contactListRefusals.no_relation_field({ field: asked ?? "" })] }))
      : E.right(field?.name ?? null);
  };
  const order = (alias: string, { sort }: Pick<LevelQuery, "sort">): RawBuilder<unknown> => {
    const { by, isDescending } = mainSortParts(sort);
    const direction = sql.raw(isDescending ? "desc" : "asc");
    return sql`${sql.ref(`${alias}.${columns[by]}`)} ${direction}, ${sql.ref(`${alias}.con_id`)} ${direction}`;
  };
  const node = (field: string | null): RawBuilder<RelationNode> => sql<RelationNode>`
    ${contactColumns(viewer)},
    (select r.parent_id from contact_relations r where r.org_id = ${tx.org} and r.con_id = c.con_id and r.name = ${field} and r.is_parent_there) as parent_id,
    (select count(*) from contact_relations r where r.org_id = ${tx.org} and r.name = ${field} and r.parent_id = c.con_id) as direct`;
  /**
   * Contacts of whom nobody is above: those with somebody below, and in the whole tree all that are not archived. Taken apart as sets, as a
   * join of contacts with their relations became a loop in a loop where the planner had no current counts.
   */
  const tops = (field: string | null, isWhole: boolean): RawBuilder<unknown> => sql`(
    (select c.con_id from own_contacts c where ${isWhole} and c.org_id = ${tx.org} and c.archived_at is null
      union select r.parent_id from contact_relations r where r.org_id = ${tx.org} and r.name = ${field})
    except select r.con_id from contact_relations r where r.org_id = ${tx.org} and r.name = ${field} and r.is_parent_there)`;
  const isUnder = (field: string | null, of: RawBuilder<unknown> | number): RawBuilder<unknown> =>
    sql`r.org_id = ${tx.org} and r.name = ${field} and r.parent_id = ${of}`;

  const pageOf = async (field: string | null, query: LevelQuery): Promise<Pick<RelationLevel, "results" | "count">> => {
    const people =
      query.of === null
        ? sql`${tops(field, query.isWhole)} top join own_contacts c on c.con_id = top.con_id where c.org_id = ${tx.org}`
        : sql`contact_relations r join own_contacts c on c.con_id = r.con_id where ${isUnder(field, query.of)}`;
    const found = sql`with found as materialized (select c.con_id, ${sql.ref(`c.${columns[mainSortParts(query.sort).by]}`)} from ${people})`;
    const { rows } = await sql<RelationNode & { found: number }>`
      ${found} select ${node(field)}, (select count(*) from found) as found from (select found.con_id from found order by ${order("found", query)} limit ${peopleAtOnce} offset ${(query.page - 1) * peopleAtOnce}) picked
      join own_contacts c on c.con_id = picked.con_id order by ${order("c", query)}`.execute(tx.db);
    const [first] = rows;
    const counted =
      first === undefined ? (await sql<{ n: number }>`select count(*) as n from ${people}`.execute(tx.db)).rows[0]?.n : first.found;
    return { results: rows.map(({ found: _found, ...person }) => person), count: counted ?? 0 };
  };
  const allUnder = async (field: string | null, { of, isWhole }: LevelQuery): Promise<UnderTotal | null> => {
    if (of !== null || !isWhole) return null;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (
        select from contact_relations r cross join lateral (select from own_contacts c where c.con_id = r.con_id and c.org_id = ${tx.org} and c.archived_at is null offset 0) c
        where r.org_id = ${tx.org} and r.name = ${field} and r.is_parent_there limit ${mostPlaced + 1}
      ) counted`.execute(tx.db);
    const n = rows[0]?.n ?? 0;
    return { total: Math.min(n, mostPlaced), at_least: n > mostPlaced };
  };
  const belowThese = async (
    field: string | null,
    query: LevelQuery,
    parents: readonly RelationNode[],
  ): Promise<readonly RelationNode[]> => {
    const ids = parents.filter(({ direct }) => direct > 0).map(({ con_id }) => con_id);
    if (query.levels < 2 || ids.length === 0) return [];
    const { rows } = await sql<RelationNode>`
      select ${node(field)} from unnest(${ids}::bigint[]) with ordinality of(id, place)
      cross join lateral (select c.con_id, row_number() over (order by ${order("c", query)}) as place from contact_relations r join own_contacts c on c.con_id = r.con_id where ${isUnder(field, sql`of.id`)} order by place limit ${peopleAtOnce}) picked
      join own_contacts c on c.con_id = picked.con_id order by of.place, picked.place`.execute(tx.db);
    return rows;
  };

  return {
    level: (query) => async () => {
      const field = await relation(query.field);
      if (E.isLeft(field)) return field;
      const { results, count } = await pageOf(field.right, query);
      return E.right({
        field: field.right,
        results,
        below: await belowThese(field.right, query, results),
        page: query.page,
        pages: pagesFor(count, peopleAtOnce),
        count,
        under: await allUnder(field.right, query),
      });
    },
    node: (asked, id) => async () => {
      const field = await relation(asked);
      if (E.isLeft(field)) return field;
      const { rows } =
        await sql<RelationNode>`select ${node(field.right)} from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${id}`.execute(
          tx.db,
        );
      return rows[0] === undefined ? noContact : E.right(rows[0]);
    },
    totals: (asked, ids) => async () => {
      const field = await relation(asked);
      if (E.isLeft(field)) return field;
      const { rows } = await sql<RelationTotal>`
        select c.con_id, least(counted.n, ${mostUnder}::bigint) as total, counted.n > ${mostUnder} as at_least
        from own_contacts c cross join lateral (
          with recursive under(id) as (
            select r.con_id from contact_relations r where ${isUnder(field.right, sql`c.con_id`)}
            union
            select deeper.con_id from under cross join lateral (select r.con_id from contact_relations r where ${isUnder(field.right, sql`under.id`)} offset 0) deeper
          ) select count(*) as n from (select from under where id <> c.con_id limit ${mostUnder + 1}) found
        ) counted
        where c.org_id = ${tx.org} and c.con_id = any(${ids}::bigint[]) order by c.con_id`.execute(tx.db);
      return E.right(rows);
    },
    uplines: (asked, ids) => async () => {
      const field = await relation(asked);
      if (E.isLeft(field)) return field;
      const { rows } = await sql<NamedContact & { of: number; steps: number; height: number }>`
        with recursive up(of, id, steps) as (
          select r.con_id, r.parent_id, 1 from contact_relations r where r.org_id = ${tx.org} and r.name = ${field.right} and r.con_id = any(${ids}::bigint[]) and r.is_parent_there
          union all
          select up.of, higher.parent_id, up.steps + 1
          from up cross join lateral (select r.parent_id from contact_relations r where r.org_id = ${tx.org} and r.name = ${field.right} and r.con_id = up.id and r.is_parent_there offset 0) higher where up.steps < ${longestChain}
        ), heights as (select of, max(steps) as height from up group by of)
        select up.of, up.steps, heights.height, ${named} from up join heights on heights.of = up.of join own_contacts c on c.con_id = up.id where up.steps <= ${mostOver} order by up.of, up.steps desc`.execute(
        tx.db,
      );
      return E.right(
        [...new Set(ids)].map((con_id) => {
          const over = rows.filter(({ of }) => of === con_id);
          return {
            con_id,
            near: over.map(({ con_id: id, name, photo, info }) => ({ con_id: id, name, photo, ...(info === undefined ? {} : { info }) })),
            more: Math.max(0, (over[0]?.height ?? 0) - over.length),
          };
        }),
      );
    },
  };
};

import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { sql } from "kysely";
import { orDefault } from "../../../core/kernel/or-default.ts";
import { orNull } from "../../../core/kernel/or-null.ts";
import { byKeys } from "../contributions/came-since.ts";
import type { MergePart, Move } from "../contributions/merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

const Source = t.keyof({ learner: null, staff: null, program: null, automation: null, payment: null }, "JoinSource");
const Join = t.type(
  { joined_at: t.number, left_at: orNull(t.number), rejoined_at: orNull(t.number), source: orDefault(Source, "learner") },
  "Join",
);
type Join = t.TypeOf<typeof Join>;
type Both = Join & { readonly campaign_id: number; readonly kept: Join | null };

const columns = sql`joined_at, left_at, rejoined_at, source`;
const values = ({ joined_at, left_at, rejoined_at, source }: Join) => sql`${joined_at}, ${left_at}, ${rejoined_at}, ${source}`;

const asJoin = (value: unknown): Join | null => {
  const read = Join.decode(value);
  return E.isRight(read) ? read.right : null;
};

/** What the kept contact had; merges of former versions noted the time of joining alone. */
const keptBefore = (before: Move["before"]): Join | null => asJoin(before["kept"] ?? { joined_at: before["kept_at"] });

/** Moves joined courses; for a course that both joined, the earlier date counts, and it is left only if both left it. */
export const movedCourses: MergePart = {
  kind: "courses",
  place: 10,
  count: async ({ tx, other }) =>
    numberOf(tx, sql<{ n: number }>`select count(*) as n from course_joins where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<Both>`
      select o.campaign_id, o.joined_at, o.left_at, o.rejoined_at, o.source,
        case when k.con_id is not null then jsonb_build_object('joined_at', k.joined_at, 'left_at', k.left_at, 'rejoined_at', k.rejoined_at, 'source', k.source) end as kept
      from course_joins o left join course_joins k on k.con_id = ${kept} and k.campaign_id = o.campaign_id
      where o.org_id = ${tx.org} and o.con_id = ${other}`.execute(tx.db);
    await sql`
      insert into course_joins (org_id, con_id, campaign_id, ${columns})
      select org_id, ${kept}, campaign_id, ${columns} from course_joins where org_id = ${tx.org} and con_id = ${other}
      on conflict (con_id, campaign_id) do update set joined_at = least(course_joins.joined_at, excluded.joined_at),
        left_at = case when course_joins.left_at is null or excluded.left_at is null then null else greatest(course_joins.left_at, excluded.left_at) end,
        rejoined_at = greatest(course_joins.rejoined_at, excluded.rejoined_at)`.execute(tx.db);
    await sql`delete from course_joins where org_id = ${tx.org} and con_id = ${other}`.execute(tx.db);
    return rows.map(({ campaign_id, joined_at, left_at, rejoined_at, source, kept: known }): Move => ({
      key: String(campaign_id),
      before: { joined_at, left_at, rejoined_at, source, kept: known },
    }));
  },
  back: async ({ tx, kept, other }, moves) => {
    for (const { key, before } of moves) {
      const course = Number(key);
      const own = asJoin(before);
      const known = keptBefore(before);
      if (own !== null)
        await sql`insert into course_joins (org_id, con_id, campaign_id, ${columns}) values (${tx.org}, ${other}, ${course}, ${values(own)})
          on conflict (con_id, campaign_id) do nothing`.execute(tx.db);
      if (known === null)
        await sql`delete from course_joins where org_id = ${tx.org} and con_id = ${kept} and campaign_id = ${course}`.execute(tx.db);
      else
        await sql`update course_joins set (${columns}) = (${values(known)}) where org_id = ${tx.org} and con_id = ${kept} and campaign_id = ${course}`.execute(
          tx.db,
        );
    }
  },
  ...byKeys(async ({ tx, kept }) =>
    (
      await sql<{ key: string }>`select campaign_id::text as key from course_joins where org_id = ${tx.org} and con_id = ${kept}`.execute(
        tx.db,
      )
    ).rows.map(({ key }) => key),
  ),
};

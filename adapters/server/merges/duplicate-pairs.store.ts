import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { type Page, pagesFor } from "../../../core/kernel/page.ts";
import { mergeRefusals } from "../../../core/merges/merge-refusals.ts";
import { type DuplicatePair, DuplicateReason } from "../../../core/merges/merge.model.ts";
import { alikeFrom, mostNamesakes } from "../../../core/merges/similar-name.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { contactColumns } from "../contacts/contact-row.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

const perPage = 10;
/** The maximum number of pairs; those with the highest scores are kept. */
const mostPairs = 2_000;

type Row = { readonly first_id: number; readonly second_id: number; readonly reasons: readonly string[] };

const open = (tx: Tx) => sql`
  from duplicate_pairs p
  join contacts a on a.con_id = p.first_id and a.deleted_at is null and a.archived_at is null
  join contacts b on b.con_id = p.second_id and b.deleted_at is null and b.archived_at is null
  where p.org_id = ${tx.org}
    and not exists (select 1 from duplicate_dismissals d where d.org_id = p.org_id and d.first_id = p.first_id and d.second_id = p.second_id)`;

/** A page of undecided pairs, highest score first. */
export const duplicatePairs = async (tx: Tx, viewer: FieldViewer, page: number): Promise<Page<DuplicatePair>> => {
  const count = await numberOf(tx, sql<{ n: number }>`select count(*) as n ${open(tx)}`);
  const { rows } =
    await sql<Row>`select p.first_id, p.second_id, p.reasons ${open(tx)} order by p.score desc, p.first_id, p.second_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      tx.db,
    );
  const ids = rows.flatMap(({ first_id, second_id }) => [first_id, second_id]);
  const found =
    await sql<Contact>`select ${contactColumns(viewer)} from contacts c where c.org_id = ${tx.org} and c.con_id = any(${ids}::bigint[])`.execute(
      tx.db,
    );
  const contacts = new Map(found.rows.map((contact) => [contact.con_id, contact]));
  const results = rows.flatMap(({ first_id, second_id, reasons }): readonly DuplicatePair[] => {
    const [first, second] = [contacts.get(first_id), contacts.get(second_id)];
    return first === undefined || second === undefined
      ? []
      : [{ id: `${first_id}-${second_id}`, first, second, reasons: reasons.filter(DuplicateReason.is) }];
  });
  return { results, page, pages: pagesFor(count, perPage), count };
};

/**
 * Rebuilds the duplicate pairs of an organisation: the same email, the same mobile, or the same family name with similar first names.
 * @returns the number of pairs
 */
export const findDuplicatePairs = async (tx: Tx, org: number): Promise<number> => {
  await sql`delete from duplicate_pairs where org_id = ${org}`.execute(tx.db);
  const people = sql`select con_id, email, mobile, fold_text(btrim(last_name)) as family, fold_text(btrim(first_name)) as given from contacts where org_id = ${org} and deleted_at is null and archived_at is null`;
  const sharing = (column: string, reason: string, score: number) => sql`
    select x.con_id as first_id, y.con_id as second_id, ${reason}::text as reason, ${score}::int as score
    from (select con_id, unnest(${sql.ref(column)}) as address from people) x
    join (select con_id, unnest(${sql.ref(column)}) as address from people) y on x.address = y.address and x.con_id < y.con_id`;
  const { rows } = await sql<{ n: number }>`
    with people as materialized (${people}),
    named as (select *, count(*) over (partition by family) as namesakes from people where family <> '' and given <> ''),
    found as (
      ${sharing("email", "email", 4)} union all ${sharing("mobile", "mobile", 2)} union all
      select x.con_id, y.con_id, 'name', 1 from named x join named y on x.family = y.family and left(x.given, 1) = left(y.given, 1) and x.con_id < y.con_id
      where x.namesakes <= ${mostNamesakes} and (similarity(x.given, y.given) >= ${alikeFrom} or starts_with(x.given, y.given) or starts_with(y.given, x.given))
    ),
    kept as (
      insert into duplicate_pairs (org_id, first_id, second_id, reasons, score)
      select ${org}, first_id, second_id, array_agg(distinct reason), sum(distinct score) from found group by first_id, second_id
      order by sum(distinct score) desc, first_id, second_id limit ${mostPairs} returning 1
    )
    select count(*) as n from kept`.execute(tx.db);
  return rows[0]?.n ?? 0;
};

type Dismissal = { readonly pair: string; readonly isDismissed: boolean; readonly doer: Doer };

/** Marks two contacts as different people, or undoes it; the audit log records it at the first one. */
export const dismissPair = async (
  tx: Tx,
  { pair, isDismissed, doer }: Dismissal,
): Promise<E.Either<Failure, { readonly status: "success" }>> => {
  const ids = pair.split("-").map(Number);
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from contacts where org_id = ${tx.org} and con_id = any(${ids}::bigint[])`.execute(tx.db);
  const [first = 0, second = 0] = ids;
  if (rows[0]?.n !== 2 || first >= second) return E.left(notFound(mergeRefusals.no_contacts));
  const { actor, request } = doer;
  const { numAffectedRows = 0n } = await (
    isDismissed
      ? sql`insert into duplicate_dismissals (org_id, first_id, second_id, user_id, at) values (${tx.org}, ${first}, ${second}, ${actor.kind === "staff" ? actor.user_id : null}, ${request.now}) on conflict do nothing`
      : sql`delete from duplicate_dismissals where org_id = ${tx.org} and first_id = ${first} and second_id = ${second}`
  ).execute(tx.db);
  const [told, untold] = [{ different_from: second }, { different_from: null }];
  if (numAffectedRows > 0n)
    await writeAudit(tx, doer, {
      action: isDismissed ? "contact.tell_apart" : "contact.maybe_same",
      object_type: "contact",
      object_id: first,
      before: isDismissed ? untold : told,
      after: isDismissed ? told : untold,
    });
  return E.right({ status: "success" });
};

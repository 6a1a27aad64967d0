import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { ContactFind } from "../../../core/contacts/contact-find.model.ts";
import { contactSearchTerms } from "../../../core/contacts/contact-search.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { acceptedFilter } from "../../../core/groups/group-filter.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { takes } from "../groups/group-condition.ts";
import { askableFields, timezoneOf } from "../groups/group-fields.store.ts";
import type { Tx } from "../storage/database.ts";
import { containing } from "../storage/text-search.ts";
import { hasTeam, isOfTeams, teamOfContact } from "./contact-team-condition.ts";

/**
 * The viewer and the time of a search.
 * @property now epoch seconds
 * @property teams limits it to contacts of these teams or of none; absent: all contacts
 */
export type FindCall = { readonly tx: Tx; readonly viewer: FieldViewer; readonly now: number; readonly teams?: readonly number[] | null };

/** Conditions that a row `c` with `search_text` has all terms of a search (the core's `matchesSearch`). */
export const matchesTerms = (search: string): readonly RawBuilder<SqlBool>[] =>
  contactSearchTerms(search).map(
    ({ text, atWordStart }) => sql<SqlBool>`c.search_text like fold_text(${containing(atWordStart ? ` ${text}` : text)})`,
  );

const taken = async ({ tx, viewer, now }: FindCall, filters: unknown): Promise<E.Either<Failure, readonly RawBuilder<SqlBool>[]>> => {
  if (filters === null || filters === undefined) return E.right([]);
  const read = acceptedFilter(filters, await askableFields(tx, viewer));
  if (E.isLeft(read)) return read;
  const moment = filterMoment(now, await timezoneOf(tx, tx.org));
  return E.right([takes(read.right, moment)]);
};

/** Drops the teams of the call when no contact belongs to another team: the unlimited list is read and counted faster. */
export const narrowedCall = async (call: FindCall): Promise<FindCall> => {
  const { tx, teams = null } = call;
  if (teams === null) return call;
  const { rows } = await sql`
    select from teams t where t.org_id = ${tx.org} and t.team_id <> all(${[...teams]}::bigint[])
      and exists (select from own_contacts c where c.org_id = ${tx.org} and ${hasTeam} and ${teamOfContact} = t.team_id::text) limit 1`.execute(
    tx.db,
  );
  return rows.length === 0 ? { ...call, teams: null } : call;
};

const ofTeams = ({ teams = null }: FindCall): readonly RawBuilder<SqlBool>[] => (teams === null ? [] : [isOfTeams(teams)]);

/**
 * Whether a row `c` of `own_contacts` matches. An invalid filter, or one on a field that is hidden from the viewer, is refused at `filters`
 * and the path of the error.
 */
export const foundContacts = async (call: FindCall, find: ContactFind): Promise<E.Either<Failure, RawBuilder<SqlBool>>> => {
  const filter = await taken(call, find.filters);
  if (E.isLeft(filter)) return filter;
  const state = find.archived ? sql<SqlBool>`c.archived_at is not null` : sql<SqlBool>`c.archived_at is null`;
  return E.right(
    sql<SqlBool>`${sql.join([sql`c.org_id = ${call.tx.org}`, state, ...ofTeams(call), ...matchesTerms(find.search), ...filter.right], sql` and `)}`,
  );
};

import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import { matchRank, noMatch } from "../../../core/shell/omni-rank.rule.ts";
import { teamInfo } from "../../../core/shell/omni-record.rule.ts";
import { matchesTerms } from "../contacts/contact-find.store.ts";
import { isVisibleLesson, isVisibleLessonFolder } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";
import { escapedLike } from "../storage/text-search.ts";
import { isSharedWith } from "../teams/resource-teams.store.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";

/** A record that may be among the best matches. */
export type Candidate = { readonly id: number; readonly name: string; readonly info: string };

/**
 * @property term trimmed, not empty
 * @property now epoch seconds
 * @property limit candidates needed per rank
 */
export type Search = { readonly tx: Tx; readonly actor: StaffActor; readonly now: number; readonly term: string; readonly limit: number };

/** Returns every record of one type that can be among the `limit` best. */
export type Find = (search: Search) => Promise<readonly Candidate[]>;

const like = (text: string, before: string, after: string): RawBuilder<string> =>
  sql`${before} || fold_text(${escapedLike(text.replace(/\s+/g, " "))}) || ${after}`;

/**
 * The first by name of each rank of the core: the name begins with the term, has a word that does, or contains it; each rank is read
 * separately, and a record whose name is of several counts once.
 */
const firstOfRanks = async <Row extends { readonly id: number }>(
  db: Tx["db"],
  { term, limit }: Search,
  name: RawBuilder<unknown>,
  from: (condition: RawBuilder<unknown>) => RawBuilder<Row>,
): Promise<readonly Row[]> => {
  const found = new Map<number, Row>();
  for (const pattern of [like(term, "", "%"), like(term, "% ", "%"), like(term, "%", "%")]) {
    if (found.size >= limit) break;
    const { rows } = await sql<Row>`${from(sql`${name} like ${pattern}`)} order by ${name}, id limit ${limit}`.execute(db);
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
};

const contactColumns = sql<Candidate>`select c.con_id as id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, coalesce(c.email[1], c.mobile[1], '') as info from own_contact_names c where c.org_id`;

/** Active contacts: by name, and if those are too few by everything that the contact list searches. */
export const contactsFound: Find = async (search) => {
  const { db, org } = search.tx;
  const named = await firstOfRanks(
    db,
    search,
    sql`c.find_name`,
    (condition) => sql<Candidate>`${contactColumns} = ${org} and ${condition}`,
  );
  const terms = matchesTerms(search.term);
  if (named.length >= search.limit || terms.length === 0) return named;
  const { rows } =
    await sql<Candidate>`${contactColumns} = ${org} and ${sql.join(terms, sql` and `)} order by c.find_name, c.con_id limit ${2 * search.limit}`.execute(
      db,
    );
  return [...named, ...rows];
};

const foldedName = sql`btrim(regexp_replace(fold_text(name), '\\s+', ' ', 'g')) collate "C"`;

/** Lessons that the caller sees by name, with their folder if the caller sees it. */
export const lessonsFound: Find = (search) =>
  firstOfRanks(
    search.tx.db,
    search,
    foldedName,
    (condition) => sql<Candidate>`
      select l.lesson_id as id, l.name, coalesce((select d.name from lesson_folders d where d.folder_id = l.folder_id and d.deleted_at is null and ${isVisibleLessonFolder(search.actor)}), '') as info
      from lessons l where ${isVisibleLesson(search.actor)} and l.deleted_at is null and ${condition}`,
  );

/** Campaigns by name, with their status at `now`. */
export const campaignsFound: Find = async (search) => {
  type Row = { readonly id: number; readonly name: string; readonly start_time: number; readonly end_time: number };
  const rows = await firstOfRanks(
    search.tx.db,
    search,
    foldedName,
    (condition) => sql<Row>`
      select campaign_id as id, name, start_time, end_time from campaigns
      where org_id = ${search.tx.org} and deleted_at is null and ${isSharedWith(search.actor, "campaigns", sql`campaign_id`)} and ${condition}`,
  );
  return rows.map(({ id, name, ...period }) => ({ id, name, info: campaignStatus(period, search.now) }));
};

/** The teams that the caller may work in, by label, with the number of members. */
export const teamsFound: Find = async ({ tx, actor, term }) => {
  const found = (await teamsOf(tx, actor)).filter(({ label }) => matchRank(label, term) < noMatch);
  if (found.length === 0) return [];
  const { rows } = await sql<{ id: number; n: number }>`
    select joined.id, count(*) as n from users u, unnest(u.teams) as joined (id) where u.org_id = ${tx.org} and u.status = 1 and joined.id = any(${found.map(({ id }) => id)}::bigint[]) group by joined.id`.execute(
    tx.db,
  );
  const sizes = new Map(rows.map(({ id, n }) => [id, n]));
  return found.map(({ id, label }) => ({ id, name: label, info: teamInfo(sizes.get(id) ?? 0) }));
};

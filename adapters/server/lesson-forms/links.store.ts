import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { CoursePlace, ItemPlace, LessonPlace } from "../../../core/learning/lesson-place.model.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import { isTakenAt, isTakenBy, takenKey } from "../learning/taken-row.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

const freshToken = (): string => randomBytes(16).toString("base64url");

/**
 * The token of the taker's link of an item, created at the first call.
 * @param tx holds the lock on the taker's lesson
 * @param target where it leads now
 */
export const linkToken = async (tx: Tx, org: number, taker: Taker, place: ItemPlace, target: string, now: number): Promise<string> => {
  const { rows } = await sql<{ link_id: number; token: string; target: string }>`
    select link_id, token, target from links
    where org_id = ${org} and ${isTakenBy(taker)} and ${isTakenAt(place)} and item_uuid = ${place.item} and kind = 'share' order by link_id limit 1`.execute(
    tx.db,
  );
  const [known] = rows;
  if (known !== undefined) {
    if (known.target !== target)
      await tx.db.updateTable("links").set({ target }).where("org_id", "=", org).where("link_id", "=", known.link_id).execute();
    return known.token;
  }
  const token = freshToken();
  await tx.db
    .insertInto("links")
    .values({ org_id: org, token, kind: "share", target, ...takenKey(taker, place), item_uuid: place.item, created_at: now })
    .execute();
  return token;
};

/** A tracked link with whose it is and where it belongs. */
export type TrackedLink = {
  readonly link: number;
  readonly org: number;
  readonly target: string;
  readonly taker: Taker;
  readonly place: LessonPlace;
  readonly item: string | null;
};

type Row = {
  link_id: number;
  org_id: number;
  target: string;
  con_id: number | null;
  user_id: number | null;
  campaign_id: number | null;
  trigger_id: number | null;
  lesson_id: number | null;
  item_uuid: string | null;
};

const coursePlace = (course: number, trigger: number): CoursePlace => ({ course, trigger });

/** The link of a token, of any organisation; null without one. */
export const linkOfToken = async ({ db }: Tx, token: string): Promise<TrackedLink | null> => {
  const row: Row | undefined = await db
    .selectFrom("links as l")
    .innerJoin("orgs as o", "o.org_id", "l.org_id")
    .select(["link_id", "l.org_id", "target", "con_id", "user_id", "campaign_id", "trigger_id", "lesson_id", "item_uuid"])
    .where("token", "=", token)
    .where("o.closed_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    link: row.link_id,
    org: row.org_id,
    target: row.target,
    taker: row.con_id === null ? { kind: "user", id: row.user_id ?? 0 } : { kind: "contact", id: row.con_id },
    place: row.lesson_id === null ? coursePlace(row.campaign_id ?? 0, row.trigger_id ?? 0) : { lesson: row.lesson_id },
    item: row.item_uuid,
  };
};

/** What is known of a browser at a link; null for one that was never there. */
export const visitorOf = async ({ db }: Tx, { link }: TrackedLink, hash: string): Promise<{ readonly is_own: boolean } | null> =>
  (await db.selectFrom("link_visitors").select("is_own").where("link_id", "=", link).where("visitor_hash", "=", hash).executeTakeFirst()) ??
  null;

/** Counted visitors of all links of the taker to the item. */
export const visitorsOf = (tx: Tx, { org, taker, place, item }: TrackedLink): Promise<number> =>
  numberOf(
    tx,
    sql<{ n: number }>`
      select count(distinct v.visitor_hash) as n from links l join link_visitors v on v.link_id = l.link_id and not v.is_own
      where l.org_id = ${org} and ${isTakenBy(taker, "l")} and ${isTakenAt(place, "l")} and l.item_uuid = ${item}`,
  );

export const addVisitor = async (tx: Tx, { org, link }: TrackedLink, hash: string, isOwn: boolean, now: number): Promise<void> => {
  await sql`
    insert into link_visitors (org_id, link_id, visitor_hash, is_own, first_at) values (${org}, ${link}, ${hash}, ${isOwn}, ${now})
    on conflict (link_id, visitor_hash) do update set is_own = link_visitors.is_own or excluded.is_own`.execute(tx.db);
};

export const countOpen = async (tx: Tx, { org, link }: TrackedLink): Promise<void> => {
  await sql`update links set opens = opens + 1 where org_id = ${org} and link_id = ${link}`.execute(tx.db);
};

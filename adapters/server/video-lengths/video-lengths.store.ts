import { sql } from "kysely";
import { providerVideo } from "../../../core/learning/provider-video.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { isLengthDue, type KnownLength, lengthAfter } from "../../../core/video/length-check.rule.ts";
import type { VideoLink } from "../../../core/video/video.model.ts";
import type { Tx } from "../storage/database.ts";

/** A video of a provider, with its length as far as known; null when it was never asked for. */
export type DueVideo = { readonly link: VideoLink; readonly known: KnownLength | null };

const linksIn = (items: readonly LessonItem[]): readonly VideoLink[] => items.map(providerVideo).filter((link) => link !== null);

/** The videos of published lessons whose providers are to be asked for their length, each once. */
export const dueVideos = async ({ db, org }: Tx, now: number): Promise<readonly DueVideo[]> => {
  const { rows } = await sql<{ item: LessonItem }>`
    select distinct item from lessons l join lesson_versions v on v.lesson_id = l.lesson_id and v.number = l.published_version
      cross join lateral jsonb_array_elements(v.items) item
    where l.org_id = ${org} and l.deleted_at is null and item ->> 'type' = 'video' and item -> 'values' ->> 'url' <> ''`.execute(db);
  const links = new Map(linksIn(rows.map(({ item }) => item)).map((link) => [link.embed_url, link]));
  const { rows: stored } = await sql<KnownLength & { address: string }>`
    select address, seconds, checked_at from video_lengths where org_id = ${org}`.execute(db);
  const known = new Map(stored.map((row) => [row.address, row]));
  return [...links.values()]
    .map((link) => ({ link, known: known.get(link.embed_url) ?? null }))
    .filter((video) => isLengthDue(video.known, now));
};

/**
 * Stores what a provider told.
 * @param found seconds; null when it told nothing
 */
export const storeVideoLength = async ({ db, org }: Tx, { link, known }: DueVideo, found: number | null, now: number): Promise<void> => {
  const { seconds, checked_at } = lengthAfter(known, found, now);
  await sql`
    insert into video_lengths (org_id, address, seconds, checked_at) values (${org}, ${link.embed_url}, ${seconds}, ${checked_at})
    on conflict (org_id, address) do update set seconds = excluded.seconds, checked_at = excluded.checked_at`.execute(db);
};

/** The lengths that providers told of the videos that items play, in seconds by the address of the player. */
export const providerLengths = async ({ db, org }: Tx, items: readonly LessonItem[]): Promise<ReadonlyMap<string, number>> => {
  const addresses = linksIn(items).map(({ embed_url }) => embed_url);
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ address: string; seconds: number }>`
    select address, seconds from video_lengths where org_id = ${org} and seconds is not null and address = any(${addresses})`.execute(db);
  return new Map(rows.map(({ address, seconds }) => [address, seconds]));
};

import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { portalNoticeRefusals } from "../../../core/portal-notices/portal-notice-refusals.ts";
import type { NextRoute } from "../../../core/portal-notices/portal-notice.model.ts";
import { leadsOn, type ShortLink, shortLinkSeconds } from "../../../core/portal-notices/short-link.rule.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";

type Wanted = { readonly contact: number; readonly route: string; readonly notice: number | null };
type Row = ShortLink & { readonly link_id: number; readonly route: string; readonly notice_id: number | null };

/** 96 bits, short enough for a text message. */
const freshHash = (): string => randomBytes(12).toString("base64url");

/**
 * Creates a short link to a page of the portal for one contact; only its hash is stored.
 * @param now epoch seconds
 * @returns what stands behind /n/, and when it expires
 */
export const makeShortLink = async (
  { db, org }: Tx,
  { contact, route, notice }: Wanted,
  now: number,
): Promise<{ readonly hash: string; readonly expires_at: number }> => {
  const hash = freshHash();
  const expires_at = now + shortLinkSeconds;
  await sql`
    insert into portal_links (org_id, con_id, link_hash, route, notice_id, created_at, expires_at)
    values (${org}, ${contact}, ${secretHash(hash)}, ${route}, ${notice}, ${now}, ${expires_at})`.execute(db);
  return { hash, expires_at };
};

/**
 * Follows a short link: it counts as used, and its notice as read.
 * @param now epoch seconds
 */
export const followShortLink = async (
  { db, org }: Tx,
  contact: number,
  hash: string,
  now: number,
): Promise<E.Either<Failure, NextRoute>> => {
  const { rows } = await sql<Row>`
    select link_id, con_id, route, notice_id, expires_at, used_at from portal_links
    where org_id = ${org} and link_hash = ${secretHash(hash)} for update`.execute(db);
  const [link] = rows;
  if (link === undefined || !leadsOn(link, contact, now)) return E.left(notFound(portalNoticeRefusals.link_gone));
  await sql`update portal_links set used_at = coalesce(used_at, ${now}::bigint) where org_id = ${org} and link_id = ${link.link_id}`.execute(
    db,
  );
  if (link.notice_id !== null)
    await sql`update portal_notices set read_at = coalesce(read_at, ${now}::bigint) where org_id = ${org} and con_id = ${contact} and notice_id = ${link.notice_id}`.execute(
      db,
    );
  return E.right({ route: link.route });
};

/** Deletes short links that have expired. */
export const dropExpiredLinks = async ({ db, org }: Tx, now: number): Promise<void> => {
  await sql`delete from portal_links where org_id = ${org} and expires_at <= ${now}`.execute(db);
};

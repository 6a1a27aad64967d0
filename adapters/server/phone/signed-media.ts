import { createHmac } from "node:crypto";
import { sameText } from "../auth/secret.ts";
import type { Database, Tx } from "../storage/database.ts";

const lifetime = 3600;
const mediaPath = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/?#]+$/;

const signatureOf = (key: Uint8Array, org: number, id: string, expires: number): string =>
  createHmac("sha256", key).update(`${org}:${id}:${expires}`).digest("base64url");

const pathIn = (url: string, origin: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

/**
 * A signed URL at which anyone can fetch one of the organisation's files for an hour.
 * @param now epoch seconds
 * @param key the server's key for links to media
 * @returns null when the address is not a file of the organisation
 */
export const signedMedia = async (
  { db, org }: Tx,
  url: string,
  { origin, now, key }: { readonly origin: string; readonly now: number; readonly key: Uint8Array },
): Promise<string | null> => {
  const path = pathIn(url, origin);
  const id = mediaPath.exec(path)?.[1];
  if (id === undefined) return null;
  const row = await db.selectFrom("files").select("org_id").where("org_id", "=", org).where("address", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const expires = now + lifetime;
  return `${origin}${path}?${new URLSearchParams({ expires: String(expires), signature: signatureOf(key, row.org_id, id, expires) })}`;
};

type Signed = { readonly expires?: unknown; readonly signature?: unknown };

const isOpen = (expires: number, now: number): boolean => expires > now && expires <= now + lifetime;

/**
 * The organisation of a signed URL's file; null when the signature is invalid, or the expiry has passed or exceeds the maximum lifetime.
 * @param now epoch seconds
 * @param key the server's key for links to media
 */
export const signedOrg = async (
  database: Database,
  id: string,
  { expires, signature }: Signed,
  { now, key }: { readonly now: number; readonly key: Uint8Array },
): Promise<number | null> => {
  if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires) || !isOpen(Number(expires), now))
    return null;
  const row = await database.asSystem(({ db }) => db.selectFrom("files").select("org_id").where("address", "=", id).executeTakeFirst());
  return row !== undefined && sameText(signature, signatureOf(key, row.org_id, id, Number(expires))) ? row.org_id : null;
};

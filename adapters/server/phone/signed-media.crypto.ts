import { createHmac } from "node:crypto";
import { sameText } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";

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
 * Whether a URL of a file is signed; false when the signature is invalid, or the expiry has passed or exceeds the maximum lifetime.
 * @param now epoch seconds
 * @param key the server's key for links to media
 */
export const isSignedMedia = (
  { org_id, address }: { readonly org_id: number; readonly address: string },
  { expires, signature }: Signed,
  { now, key }: { readonly now: number; readonly key: Uint8Array },
): boolean => {
  if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires) || !isOpen(Number(expires), now))
    return false;
  return sameText(signature, signatureOf(key, org_id, address, Number(expires)));
};

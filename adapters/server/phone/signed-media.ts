import { createHmac } from "node:crypto";
import { sameText } from "../auth/secret.ts";
import type { Database, Tx } from "../storage/database.ts";

const lifetime = 3600;
const mediaPath = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/?#]+$/;

const signatureOf = (key: string, id: string, expires: number): string => createHmac("sha256", key).update(`${id}:${expires}`).digest("base64url");

const pathIn = (url: string, origin: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

/** An address at which anybody can fetch one of the organisation's files for an hour. @param now epoch seconds @returns null when the address is no file of the organisation */
export const signedMedia = async ({ db, org }: Tx, url: string, origin: string, now: number): Promise<string | null> => {
  const path = pathIn(url, origin);
  const id = mediaPath.exec(path)?.[1];
  if (id === undefined) return null;
  const row = await db.selectFrom("media as m").innerJoin("orgs as o", "o.org_id", "m.org_id").select("o.app_key").where("m.org_id", "=", org).where("m.media_id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const expires = now + lifetime;
  return `${origin}${path}?${new URLSearchParams({ expires: String(expires), signature: signatureOf(row.app_key, id, expires) })}`;
};

type Signed = { readonly expires?: unknown; readonly signature?: unknown };

/** The organisation whose file a signed address is about; null when the signature is not ours or over. @param now epoch seconds */
export const signedOrg = async (database: Database, id: string, { expires, signature }: Signed, now: number): Promise<number | null> => {
  if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires) || Number(expires) <= now) return null;
  const row = await database.asSystem(({ db }) => db.selectFrom("media as m").innerJoin("orgs as o", "o.org_id", "m.org_id").select(["o.app_key", "o.org_id"]).where("m.media_id", "=", id).executeTakeFirst());
  return row !== undefined && sameText(signature, signatureOf(row.app_key, id, Number(expires))) ? row.org_id : null;
};

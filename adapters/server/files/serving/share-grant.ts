import { createHmac } from "node:crypto";
import { sameText } from "../../auth/secret.crypto.ts";

const lifetime = 3_600;

/** @property password_hash a new password ends earlier grants */
type Protected = { readonly share_id: number; readonly password_hash: string | null };

const signature = (key: Uint8Array, { share_id, password_hash }: Protected, expires: number): string =>
  createHmac("sha256", key)
    .update(`${share_id}:${password_hash ?? ""}:${expires}`)
    .digest("base64url");

/**
 * The proof that a caller gave the password of a link, for an hour; '' where it has none.
 * @param now epoch seconds
 */
export const shareGrant = (key: Uint8Array, share: Protected, now: number): string => {
  if (share.password_hash === null) return "";
  const expires = now + lifetime;
  return `${expires}.${signature(key, share, expires)}`;
};

/**
 * Whether a caller may read what a link opens.
 * @param now epoch seconds
 */
export const isGranted = (key: Uint8Array, share: Protected, grant: unknown, now: number): boolean => {
  if (share.password_hash === null) return true;
  const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(typeof grant === "string" ? grant : "") ?? [];
  const expires = Number(until);
  return signed !== undefined && expires > now && expires <= now + lifetime && sameText(signed, signature(key, share, expires));
};

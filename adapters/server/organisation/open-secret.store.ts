import { sql } from "kysely";
import { constants, createDecipheriv, createPrivateKey, privateDecrypt } from "node:crypto";
import { opensSecrets } from "../../../core/organisation/org-key.rule.ts";
import type { SealedSecret } from "../../../core/organisation/sealed-secret.model.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { keyPlace } from "./org-keys.store.ts";

const tagBytes = 16;
type Key = { readonly private_key: string; readonly retired_at: number | null };

const opened = ({ wrapped, nonce, sealed }: SealedSecret, privateKey: string, place: string): string => {
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
  const inner = privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }, Buffer.from(wrapped, "base64"));
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", inner, Buffer.from(nonce, "base64"))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(bytes.length - tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagBytes)), decipher.final()]).toString("utf8");
};

/**
 * Opens what a browser sealed.
 * @param place for which it was sealed
 * @param now epoch seconds
 * @returns null when it was sealed with a key that no longer opens secrets, for another place, or was changed
 */
export const openSecret = async (tx: Tx, sealer: Sealer, secret: SealedSecret, place: string, now: number): Promise<string | null> => {
  const { rows } = await sql<Key>`
    select private_key, retired_at from org_keys where org_id = ${tx.org} and key_id = ${secret.key_id}`.execute(tx.db);
  const [key] = rows;
  if (key === undefined || !opensSecrets(key.retired_at, now)) return null;
  try {
    return opened(secret, sealer.open(key.private_key, keyPlace(tx.org)), place);
  } catch {
    return null;
  }
};

import { sql } from "kysely";
import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { retiredKeyDays } from "../../../core/organisation/org-key.rule.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";

const generate = promisify(generateKeyPair);
const bits = 2048;

/** A new RSA key pair: the public key as SPKI, the private one as PKCS #8, both in base64. */
const newKeyPair = async (): Promise<{ readonly publicKey: string; readonly privateKey: string }> => {
  const { publicKey, privateKey } = await generate("rsa", {
    modulusLength: bits,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  return { publicKey: publicKey.toString("base64"), privateKey: privateKey.toString("base64") };
};

/** The public half of the organisation's current key pair. */
export type CurrentKey = { readonly key_id: number; readonly public_key: string; readonly created_at: number };

/** Where private keys are sealed for. */
export const keyPlace = (org: number | null): string => `${org}:org-key`;

/** The current key; null until there is one. */
export const currentKey = async (tx: Tx): Promise<CurrentKey | null> => {
  const { rows } = await sql<CurrentKey>`
    select key_id, public_key, created_at from org_keys where org_id = ${tx.org} and retired_at is null`.execute(tx.db);
  return rows[0] ?? null;
};

/** Makes a new key pair the current one, and forgets those that no longer open anything; private keys are stored sealed. */
export const replaceKey = async (tx: Tx, sealer: Sealer, now: number): Promise<void> => {
  const { publicKey, privateKey } = await newKeyPair();
  await sql`update org_keys set retired_at = ${now} where org_id = ${tx.org} and retired_at is null`.execute(tx.db);
  await sql`
    insert into org_keys (org_id, public_key, private_key, created_at) values (${tx.org}, ${publicKey}, ${sealer.seal(privateKey, keyPlace(tx.org))}, ${now})`.execute(
    tx.db,
  );
  await forgetKeys(tx, now);
};

/** Deletes the keys that were retired more than 30 days ago. */
export const forgetKeys = async (tx: Tx, now: number): Promise<void> => {
  await sql`delete from org_keys where org_id = ${tx.org} and retired_at <= ${now - retiredKeyDays * 86_400}`.execute(tx.db);
};

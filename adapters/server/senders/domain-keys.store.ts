import { sql } from "kysely";
import { createHash, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";

const generate = promisify(generateKeyPair);
const bits = 2048;

/** A key pair: SPKI and PKCS #8, both in base64. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: string };

/** A new RSA key pair. */
export const newDomainKey = async (): Promise<KeyPair> => {
  const { publicKey, privateKey } = await generate("rsa", {
    modulusLength: bits,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  return { publicKey: publicKey.toString("base64"), privateKey: privateKey.toString("base64") };
};

/** The place for which the private key of a domain is sealed. */
export const domainKeyPlace = (org: number | null, domain: string): string => `${org}:sender:${domain}`;

/** The selector of a key: the same for the same key, and another for every other installation and organisation. */
export const selectorOf = ({ publicKey }: Pick<KeyPair, "publicKey">): string =>
  `cygnet-${createHash("sha256").update(publicKey).digest("hex").slice(0, 8)}`;

/** Makes the key pair of a domain, unless the organisation has one. */
export const keepDomainKey = async (tx: Tx, sealer: Sealer, domain: string, now: number, make = newDomainKey): Promise<void> => {
  const { rows } = await sql`select from sender_domains where org_id = ${tx.org} and domain = ${domain}`.execute(tx.db);
  if (rows.length > 0) return;
  const pair = await make();
  const sealed = sealer.seal(pair.privateKey, domainKeyPlace(tx.org, domain));
  await sql`
    insert into sender_domains (org_id, domain, selector, public_key, private_key, created_at)
    values (${tx.org}, ${domain}, ${selectorOf(pair)}, ${pair.publicKey}, ${sealed}, ${now}) on conflict do nothing`.execute(tx.db);
};

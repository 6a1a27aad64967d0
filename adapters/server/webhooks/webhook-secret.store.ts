import { createHmac, randomBytes } from "node:crypto";
import type { Sealer } from "../storage/sealer.ts";

const prefix = "whsec_";
const secretBytes = 32;

/** A new secret as in Standard Webhooks: 32 random bytes in base64 behind `whsec_`. */
export const freshHookSecret = (): string => prefix + randomBytes(secretBytes).toString("base64");

type Place = { readonly org: number; readonly key: string };

const placeOf = ({ org, key }: Place): string => `${org}:webhook:${key}`;

export const sealHookSecret = (sealer: Sealer, secret: string, place: Place): string => sealer.seal(secret, placeOf(place));

export const openHookSecret = (sealer: Sealer, sealed: string, place: Place): string => sealer.open(sealed, placeOf(place));

type Signed = { readonly id: string; readonly at: number; readonly body: string };

const signature = (secret: string, { id, at, body }: Signed): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
    .update(`${id}.${at}.${body}`)
    .digest("base64")}`;

/**
 * The headers of Standard Webhooks: the id of the message, the time of the attempt in epoch seconds, and a signature for each secret.
 * @param secrets the current one first
 */
export const signedHeaders = (secrets: readonly string[], signed: Signed): Readonly<Record<string, string>> => ({
  "webhook-id": signed.id,
  "webhook-timestamp": String(signed.at),
  "webhook-signature": secrets.map((secret) => signature(secret, signed)).join(" "),
});

import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

const longestSecret = 20_000;
const longestKey = 1_000;

/**
 * A secret as a browser sends it: encrypted with AES-256-GCM under a key of its own, which is encrypted with RSA-OAEP (SHA-256) under the
 * organisation's public key. All parts but the number are base64.
 * @property key_id of the public key
 * @property wrapped the encrypted key
 * @property nonce of AES-GCM
 * @property sealed the ciphertext with its tag
 */
export const SealedSecret = exactly(
  "SealedSecret",
  { key_id: t.number, wrapped: textUpTo(longestKey), nonce: textUpTo(longestKey), sealed: textUpTo(longestSecret) },
  {},
);
export type SealedSecret = t.TypeOf<typeof SealedSecret>;

/** The place that a secret is sealed for; it cannot be opened for another one. */
export const sealedFor = (org: number, purpose: string): string => `cygnet:${org}:${purpose}`;

import * as t from "io-ts";
import { createHmac } from "node:crypto";
import { sameText } from "../auth/secret.crypto.ts";

/**
 * The head of an organisation's audit log at one moment, signed with a key that the database does not hold.
 * @property seq number of rows in the log
 * @property hash of the last row, in hexadecimal digits; it covers every earlier row
 * @property at epoch seconds
 */
export const SignedHead = t.type({ org_id: t.number, seq: t.number, hash: t.string, at: t.number, signature: t.string }, "SignedHead");
export type SignedHead = t.TypeOf<typeof SignedHead>;
type Head = Omit<SignedHead, "signature">;

const signatureOf = (key: Uint8Array, { org_id, seq, hash, at }: Head): string =>
  createHmac("sha256", key).update(`${org_id}:${seq}:${hash}:${at}`).digest("base64url");

/** @param key the server's key for audit log heads */
export const signHead = (key: Uint8Array, head: Head): SignedHead => ({ ...head, signature: signatureOf(key, head) });

/** Whether a head was signed with this key and is unchanged. */
export const isSignedHead = (key: Uint8Array, head: SignedHead): boolean => sameText(head.signature, signatureOf(key, head));

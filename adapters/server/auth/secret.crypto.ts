import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Via } from "../../../core/auth/in-person.rule.ts";

/** A random secret of 256 bits, safe in URLs and cookies. */
export const freshSecret = (): string => randomBytes(32).toString("base64url");

/** A random six-digit pin. */
export const freshPin = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

/** The stored hash of a secret: its SHA-256 in hex. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Compares in constant time. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [secretHash(a), secretHash(b)].map((hash) => Buffer.from(hash));
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/**
 * The identity verification of the support chat: HMAC-SHA256 of the user's id in hex. Null without a key, and for callers other than the user in person:
 * a token, support, and somebody who looks at the application as the user.
 */
export const supportHash = (secret: string | null, user: number, via: Via | undefined): string | null =>
  secret === null || via !== undefined ? null : createHmac("sha256", secret).update(String(user)).digest("hex");

import { createHmac } from "node:crypto";

/** The proof of who writes in the support chat: HMAC-SHA256 of the user's id in hex; null without a key. */
export const supportHash = (secret: string | null, user: number): string | null =>
  secret === null ? null : createHmac("sha256", secret).update(String(user)).digest("hex");

import type { Tx } from "../storage/database.ts";

/** A mail or text on its way out. */
export type OutgoingMessage = {
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};

/** Puts a message where the sender finds it, in the transaction of what it tells of. @param now epoch seconds */
export const sendMessage = async (tx: Tx, org: number, message: OutgoingMessage, now: number): Promise<void> => {
  await tx.db.insertInto("outbox").values({ org_id: org, ...message, created_at: now }).execute();
};

import type { Tx } from "../storage/database.ts";

/** A mail or text on its way out. */
export type OutgoingMessage = {
  readonly channel: "email" | "sms";
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** the contact to whom a member of staff sends it, and what the record may show where the body opens an account */
  readonly about?: { readonly contact: number; readonly user: number | null; readonly shown: string | null };
};

/** Puts a message where the sender finds it, in the transaction of what it tells of. @param now epoch seconds */
export const sendMessage = async (tx: Tx, org: number, { about, ...message }: OutgoingMessage, now: number): Promise<void> => {
  const whose = about === undefined ? {} : { con_id: about.contact, user_id: about.user, shown: about.shown };
  await tx.db.insertInto("outbox").values({ org_id: org, ...message, ...whose, created_at: now }).execute();
};

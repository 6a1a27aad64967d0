import { catalogue } from "../catalogue.ts";

/** Titles of the pages of sender addresses. */
export const sendersTitlesText = catalogue("senders-titles", { senders: "Email addresses", confirm: "Confirm a mailbox" });

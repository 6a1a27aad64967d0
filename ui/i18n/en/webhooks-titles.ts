import { catalogue } from "../catalogue.ts";

/** The titles of the pages of webhooks and organisation tokens. */
export const webhooksTitlesText = catalogue("webhooks-titles", { webhooks: "Webhooks", tokens: "Organisation tokens" });

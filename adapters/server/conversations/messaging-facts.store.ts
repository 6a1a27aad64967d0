import { sql } from "kysely";
import type { MessagingFacts } from "../../../core/conversations/may-message.rule.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { planned, type Tx } from "../storage/database.ts";

/** What decides whether a contact has conversations, with the name of the organisation. */
export const messagingFacts = async (tx: Tx, contact: number): Promise<MessagingFacts & { readonly organisation: string }> => {
  const [known] = await planned(
    tx,
    sql<{ name: string; features: readonly string[] }>`select name, features from orgs where org_id = ${tx.org}`,
  );
  const { name = "", features = [] } = known ?? {};
  return { features, role: await roleOfContact(tx, contact), organisation: name };
};

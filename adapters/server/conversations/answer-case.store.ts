import { sql } from "kysely";
import { answerRefusal } from "../../../core/conversations/messages-refusal.rule.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import { answerNumber, textAnswerRefusal } from "../../../core/texts/answer-by-text.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { messagingFacts } from "./messaging-facts.store.ts";

/** How an answer reaches a contact: in the portal, or as a text to a number; with why staff cannot write it, null where they can. */
export type AnswerWay = { readonly text_to: string | null; readonly refusal: Refusal | null };

/** The ways of answers to a contact: in the portal, and in a thread that is there. */
export type AnswerWays = { readonly portal: AnswerWay; readonly inThread: (thread: number) => Promise<AnswerWay> };

type Row = { readonly archived: boolean; readonly blocked: boolean; readonly mobile: readonly string[] };

/** How staff's answers reach a contact; null for a contact that the user does not see. */
export const answerWays = async (tx: Tx, { stopped, ways }: Pick<Outbox, "stopped" | "ways">, id: number): Promise<AnswerWays | null> => {
  const { rows } = await sql<Row>`
    select c.archived_at is not null as archived, c.blocked_at is not null as blocked, c.mobile from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${id}`.execute(
    tx.db,
  );
  const [contact] = rows;
  if (contact === undefined) return null;
  const portal = { text_to: null, refusal: answerRefusal(await messagingFacts(tx, id), contact) };
  return {
    portal,
    inThread: async (thread) => {
      const { rows: byText } = await sql<{ mobile: string | null }>`
        select t.mobile from threads t where t.org_id = ${tx.org} and t.con_id = ${id} and t.thread_id = ${thread} and t.channel = 'sms'`.execute(
        tx.db,
      );
      const [from] = byText;
      if (from === undefined) return portal;
      const number = answerNumber(from.mobile, contact);
      const stopped_at = number === null ? null : await stopped.at(tx, number);
      return { text_to: number, refusal: textAnswerRefusal({ contact, number, stopped_at, ways }) };
    },
  };
};

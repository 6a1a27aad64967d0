import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { compileText } from "../../../core/contacts/compile-text.rule.ts";
import { noOwnTexts, type OwnTexts } from "../../../core/portal-notices/alert-letter.rule.ts";
import type { NoticeAbout } from "../../../core/portal-notices/notice-about.model.ts";
import type { NoticeKind } from "../../../core/portal-notices/notice-kinds.model.ts";
import { readContact, variablesFor } from "../portal-links/text-compiler.store.ts";
import type { Tx } from "../storage/database.ts";
import { textOfHtml } from "./text-of-html.ts";

/**
 * What authors wrote to be said when a lesson opens, as plain text, with variables from what the contact may see of themselves, and
 * `{course}` and `{lesson}`.
 */
export const ownTexts = async (
  tx: Tx,
  learner: LearnerActor,
  { kind, about }: { readonly kind: NoticeKind; readonly about: NoticeAbout },
): Promise<OwnTexts> => {
  if (kind !== "lesson_released" || about.lesson === null) return noOwnTexts;
  const { rows } = await sql<OwnTexts>`
    select notify_email_subject as subject, notify_email_body as body, notify_sms as sms from triggers where org_id = ${tx.org} and trigger_id = ${about.lesson.id}`.execute(
    tx.db,
  );
  const [own] = rows;
  if (own === undefined || own.subject + own.body + own.sms === "") return noOwnTexts;
  const call = { tx, actor: learner };
  const known = await variablesFor(call, await readContact(call, learner.con_id));
  const values = new Map([...known, ["course", about.course?.name ?? ""], ["lesson", about.lesson.name]]);
  const filled = (text: string): string => compileText(textOfHtml(text), values).text;
  return { subject: filled(own.subject), body: filled(own.body), sms: filled(own.sms) };
};

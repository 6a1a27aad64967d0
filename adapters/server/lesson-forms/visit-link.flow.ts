import { randomUUID } from "node:crypto";
import { makeOthersAnswers } from "../../../core/learning/others-answers.service.ts";
import { countsVisit, type LinkRequest } from "../../../core/lesson-forms/link-visit.rule.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import type { Database } from "../storage/database.ts";
import { addVisitor, countOpen, type TrackedLink, visitorOf, visitorsOf } from "./links.store.ts";

/**
 * A person's visit of a link.
 * @property visitor hash of the browser's cookie
 * @property isOwner the owner of the link is signed in
 * @property runsScripts whether scripts of others run on a content origin
 */
export type Visit = {
  readonly runsScripts: boolean;
  readonly request: LinkRequest;
  readonly visitor: string;
  readonly isOwner: boolean;
  readonly now: number;
};

/** Records a person's visit; one that counts adds its points to the owner's answer. */
export const visitLink = (database: Database, link: TrackedLink, { request, visitor, isOwner, now, runsScripts }: Visit): Promise<void> =>
  database.inOrg(link.org, async (tx) => {
    const records = takingRecords(tx, link.org, link.taker, runsScripts);
    const lesson = await records.lesson(link.place);
    await countOpen(tx, link);
    if (lesson === null || link.item === null) return;
    const known = await visitorOf(tx, link, visitor);
    const counted = await visitorsOf(tx, link);
    if (isOwner) return addVisitor(tx, link, visitor, true, now);
    if (!countsVisit({ request, isOwn: known?.is_own === true, isKnown: known !== null, counted })) return;
    await addVisitor(tx, link, visitor, false, now);
    const clicks = await visitorsOf(tx, link);
    await makeOthersAnswers({ records, now }).give({ ...link.place, item: link.item }, { part: { clicks }, answer_id: randomUUID() });
  });

import * as E from "fp-ts/lib/Either.js";
import { decideGiven, type GivenByOthers } from "./given-by-others.rule.ts";
import type { TakingRecords } from "./learning-records.port.ts";
import type { ItemPlace } from "./lesson-place.model.ts";
import { afterEvent } from "./lesson-progress.rule.ts";
import { pointsEntry } from "./points-entry.rule.ts";

/** Records what others add to the answers of one taker. */
export type OthersAnswers = { readonly give: (place: ItemPlace, given: GivenByOthers) => Promise<void> };

/** @param deps `now` in epoch seconds */
export const makeOthersAnswers = ({ records, now }: { readonly records: TakingRecords; readonly now: number }): OthersAnswers => ({
  give: async (place, given) => {
    const lesson = await records.lesson(place);
    if (lesson === null || (await records.hasEvent(given.answer_id))) return;
    const { items, progress, version } = lesson;
    const event = decideGiven({ items, progress, at: Math.max(now, progress.touched_at ?? 0) }, place.item, given);
    if (E.isLeft(event) || event.right === null) return;
    const after = afterEvent(progress, event.right, version);
    const gain = pointsEntry(progress, after, event.right);
    await records.append(place, { event: event.right, after, version, gain, id: given.answer_id });
  },
});

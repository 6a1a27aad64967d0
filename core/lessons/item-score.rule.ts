import * as E from "fp-ts/lib/Either.js";
import { type ItemScore, unanswered } from "./item-score.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import type { Submission } from "./submission.model.ts";

/** An item's score in the ledger after an answer; a presentation is answered by being shown. */
export const itemScore = ({ type, values, answer, attempt, seconds, best }: Submission): ItemScore => {
  const item = itemTypeOf(type);
  const given = answer ?? (item?.group === "presentation" ? {} : null);
  const nothing = { ...unanswered, points: best };
  return item === undefined || given === null ? nothing : E.getOrElse(() => nothing)(item.grade(values, given, { attempt, seconds, best }));
};

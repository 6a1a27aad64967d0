import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { ownFilm } from "../video/own-film.rule.ts";
import type { LessonItem } from "./item.model.ts";
import { off, text } from "./items/values.model.ts";
import { missingWords } from "./missing-words.rule.ts";
import { missingValues } from "./read-item.rule.ts";

const film = decodedOrNull(t.type({ url: text, gallery_url: text }));
const gapText = decodedOrNull(t.type({ question: text, include_false_answers: off, false_answers: text }));

const hasFilm = (values: unknown): boolean => {
  const known = film(values);
  return known !== null && ownFilm(known) !== null;
};

const hasGaps = (values: unknown): boolean => {
  const known = gapText(values);
  return known !== null && E.isRight(missingWords(known.question, known.include_false_answers, known.false_answers));
};

/** Whether an item can be completed in a preview: its author has written it, and the page itself shows it. */
export const isAnswerableHere = (item: LessonItem): boolean => {
  switch (item.type) {
    case "scorm":
    case "video_upload":
      return false;
    case "video":
      return hasFilm(item.values);
    case "missing_words":
      return hasGaps(item.values);
    default:
      return missingValues(item).length === 0;
  }
};

import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { orNull } from "../kernel/or-null.ts";
import { videoDrive } from "../video/video-drive.rule.ts";
import { ItemType } from "./items/catalogue.rule.ts";
import { off, text } from "./items/values.model.ts";
import { missingWords } from "./missing-words.rule.ts";
import { contactQuestions } from "./shown/contact-questions.rule.ts";
import { ProvidedType, providerCard } from "./shown/provider-card.rule.ts";

type Values = Readonly<Record<string, unknown>>;

const Summary = t.partial({ runs_scripts: t.boolean });
const film = decodedOrNull(t.type({ url: text, gallery_url: text, required: off, summary: orNull(Summary) }));
const gapText = decodedOrNull(t.type({ question: text, include_false_answers: off, false_answers: text }));

const isList = (values: Values, name: string, least = 1): boolean => {
  const list = values[name];
  return Array.isArray(list) && list.length >= least;
};

/** A required video must be played by a player that is driven; scripts of others run only where the server has a content origin. */
const hasFilm = (values: Values): boolean => {
  const known = film(values);
  const drive = known === null ? null : videoDrive(known);
  if (known === null || drive === null) return false;
  return drive !== "scripts" || !known.required || known.summary?.runs_scripts === true;
};

/** As authors store it a text with markers, as learners see it the parts between its gaps. */
const hasGaps = (values: Values): boolean => {
  if ("parts" in values) return isList(values, "parts", 2);
  const known = gapText(values);
  return known !== null && E.isRight(missingWords(known.question, known.include_false_answers, known.false_answers));
};

const canBeDone = (type: ItemType, values: Values): boolean => {
  switch (type) {
    case "scorm":
      return false;
    case "video":
      return hasFilm(values);
    case "audio":
      return typeof values["audio"] === "string" && values["audio"].trim() !== "";
    case "challenge":
      return values["hidden"] === true || isList(values, "answers");
    case "order":
    case "poll":
    case "checklist":
      return isList(values, "answers");
    case "assessment":
      return values["answers"] === undefined || isList(values, "answers");
    case "stats_tracker":
      return isList(values, "questions");
    case "missing_words":
      return hasGaps(values);
    case "contact_update":
    case "contact_updates":
      return contactQuestions(type, values).length > 0;
    case "signwell":
      return typeof values["template_id"] === "string" && values["template_id"].trim() !== "";
    default:
      return !ProvidedType.is(type) || providerCard(type, values).address !== null;
  }
};

/**
 * Whether a learner can complete an item on the page that shows it: no package, no required video whose player is not
 * driven, and nothing that its author has left unwritten. The same for the values as stored and as a learner sees them.
 */
export const isShownHere = ({ type, values }: { readonly type: string; readonly values: Values }): boolean =>
  ItemType.is(type) && canBeDone(type, values);

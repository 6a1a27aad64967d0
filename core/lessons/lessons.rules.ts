import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { defaultTimeZone, EpochSeconds, TimeZone } from "../kernel/dates.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { ItemScore } from "./item-score.model.ts";
import { itemScore } from "./item-score.rule.ts";
import { itemCatalogue, ItemType } from "./items/catalogue.rule.ts";
import { copyName, newLessonName } from "./lesson-name.rule.ts";
import { Locale } from "./locale.model.ts";
import { missingWords } from "./missing-words.rule.ts";
import { pollShares } from "./poll-shares.rule.ts";
import { Submission } from "./submission.model.ts";

const Votes = t.refinement(t.number, (count) => Number.isInteger(count) && count >= 0, "a whole number of at least 0");
const words = t.readonlyArray(t.string);

const NameRequest = t.refinement(
  t.type({
    copy_of: orNull(t.string),
    now: orNull(EpochSeconds),
    timezone: orDefault(TimeZone, defaultTimeZone),
    locale: orDefault(Locale, "en"),
  }),
  ({ copy_of, now }) => copy_of !== null || now !== null,
  "an object with copy_of or now",
);

/** The rules of lessons and their items that the command line shows. */
export const lessonRules: readonly AnyRule[] = [
  rule({
    name: "item-defaults",
    sentence: "A new item of a lesson starts with the default values of its type.",
    input: t.type({ type: ItemType }),
    output: t.UnknownRecord,
    run: ({ type }) => itemCatalogue[type].defaults,
  }),
  rule({
    name: "item-score",
    sentence: "An answer earns what its item's type says, and the item keeps the points of the best attempt.",
    input: Submission,
    output: ItemScore,
    run: itemScore,
  }),
  rule({
    name: "missing-words",
    sentence: "A question's {{word}} markers become gaps, and with the false answers the bank of words to fill them from.",
    input: t.type({ question: t.string, include_false_answers: orDefault(t.boolean, false), false_answers: orDefault(t.string, "") }),
    output: t.union([t.strict({ gaps: words, bank: words }), t.strict({ error: t.string })]),
    run: ({ question, include_false_answers, false_answers }) =>
      E.foldW(
        (error: string) => ({ error }),
        ({ gaps, bank }: { readonly gaps: readonly string[]; readonly bank: readonly string[] }) => ({ gaps, bank }),
      )(missingWords(question, include_false_answers, false_answers)),
  }),
  rule({
    name: "lesson-name",
    sentence: "A copy is named after its original and a new lesson after the moment of its making.",
    input: NameRequest,
    output: t.string,
    run: ({ copy_of, now, timezone, locale }) => (copy_of === null ? newLessonName(now ?? 0, timezone, locale) : copyName(copy_of)),
  }),
  rule({
    name: "poll-shares",
    sentence: "Votes become whole percents that add up to 100.",
    input: t.type({ votes: t.readonlyArray(Votes) }),
    output: t.readonlyArray(t.number),
    run: ({ votes }) => pollShares(votes),
  }),
];

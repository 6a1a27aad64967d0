import fc from "fast-check";
import type { LessonItem } from "../../core/lessons/item.model.ts";
import { ItemType, itemCatalogue } from "../../core/lessons/items/catalogue.rule.ts";
import type { AnswerEvent } from "../../core/lessons/ledger.rule.ts";
import { valueOfCodec } from "./value-of-codec.arb.ts";

const types: readonly ItemType[] = Object.keys(itemCatalogue).filter(ItemType.is);

const isValues = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const itemOf = (type: ItemType, values: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<LessonItem> =>
  fc.record({ uuid: fc.uuid(), type: fc.constant(type), name: fc.constant("Item"), values });

/** Any item, of any type, with values that mostly fit it. */
export const anItem: fc.Arbitrary<LessonItem> = fc.constantFrom(...types).chain((type) =>
  itemOf(
    type,
    valueOfCodec(itemCatalogue[type].values).map((values) => (isValues(values) ? values : {})),
  ),
);

/** A lesson of any items. */
export const aLesson: fc.Arbitrary<readonly LessonItem[]> = fc.array(anItem, { maxLength: 8 });

/** Answers to the items of a lesson, of the kind that each takes, in any order and number. */
export const answersTo = (items: readonly LessonItem[]): fc.Arbitrary<readonly AnswerEvent[]> => {
  if (items.length === 0) return fc.constant([]);
  const one = fc
    .constantFrom(...items)
    .chain(({ uuid, type }) =>
      fc.record({ uuid: fc.constant(uuid), answer: valueOfCodec(itemCatalogue[type].answer), seconds: fc.option(fc.nat({ max: 90 })) }),
    );
  return fc.array(one, { maxLength: 20 });
};

/** What no learner may read before an answer was given. */
export const secretMark = "staff-only";

const secretText = fc.nat({ max: 9999 }).map((n) => `${secretMark}-${n}`);
const secretTexts = fc.uniqueArray(secretText, { minLength: 1, maxLength: 5 });
const secretPoints = fc.nat({ max: 999 }).map((n) => 7_770_000 + n);

/** Items whose answers, weights and internal notes all bear the mark (or are numbers that begin with 777). */
export const anItemWithSecrets: fc.Arbitrary<LessonItem> = fc.oneof(
  itemOf(
    "challenge",
    fc.record({
      question: fc.constant("Q"),
      answers: fc.constant(["a", "b"]),
      correct: fc.constant([0]),
      custom_feedback: fc.boolean(),
      feedback: secretText,
    }),
  ),
  itemOf("blank", fc.record({ question: fc.constant("Q"), answers: secretTexts, show_correct_answer: fc.boolean() })),
  itemOf("assessment", fc.record({ answers: fc.array(fc.record({ text: fc.constant("x"), points: secretPoints }), { minLength: 1 }) })),
  itemOf("video_upload", fc.record({ reviewing_users: secretTexts })),
  itemOf(
    "signwell",
    fc.record({
      recipients: fc.array(fc.record({ email: secretText }), { minLength: 1 }),
      copied_contacts: fc.array(fc.record({ email: secretText })),
      metadata: fc.record({ note: secretText }),
    }),
  ),
);

const aWord = fc.stringMatching(/^[a-z]{3,8}$/);
/** Distinct words, enough that they can be in another order. */
export const someWords = fc.uniqueArray(aWord, { minLength: 2, maxLength: 7 });

/** A challenge, an answer that is right and one that is wrong. */
export const aChallenge = fc
  .record({
    uuid: fc.uuid(),
    answers: fc.uniqueArray(aWord, { minLength: 2, maxLength: 6 }),
    max: fc.integer({ min: 500, max: 2000 }),
    wrong_answer: fc.integer({ min: 0, max: 200 }),
    speed_bonus: fc.boolean(),
  })
  .chain(({ uuid, answers, ...values }) =>
    fc
      .subarray(
        answers.map((_, index) => index),
        { minLength: 1, maxLength: answers.length - 1 },
      )
      .map((correct) => {
        const item: LessonItem = { uuid, type: "challenge", name: "", values: { ...values, answers, correct } };
        return {
          item,
          right: correct,
          wrong: answers.map((_, index) => index).filter((index) => !correct.includes(index)),
          max: values.max,
        };
      }),
  );

/** Votes for the options of a poll, somebody's at least. */
export const someVotes = fc
  .array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 12 })
  .filter((votes) => votes.some((count) => count > 0));

/** A way through a lesson's screens. */
export const someMoves = fc.array(fc.oneof(fc.constantFrom("next", "previous", "reset"), fc.integer({ min: -3, max: 12 })), {
  maxLength: 30,
});

import * as t from "io-ts";
import { rightOrWrong, unanswered } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { plainAnswer } from "../plain-answer.rule.ts";
import { amount, off, text, texts } from "./values.model.ts";

const Values = t.type(
  { question: text, answers: texts, show_correct_answer: off, points: amount(1200), wrong_answer: amount(0) },
  "BlankValues",
);

/** Maximum length of a typed answer, in UTF-16 units. */
const longestTyped = 5000;

/** A question answered in the learner's own words, which must be one of the accepted answers. */
export const blankItem = itemType({
  type: "blank",
  group: "quizzing",
  values: Values,
  answer: t.string,
  fields: { question: "html", answers: "answers", show_correct_answer: "switch", points: "number", wrong_answer: "number" },
  required: ["question", "answers"],
  score: ({ answers, show_correct_answer, points, wrong_answer }, typed) => {
    const answer = plainAnswer(typed);
    if (answer === "") return { ...unanswered, correct: false };
    const graded = rightOrWrong(
      answers.some((accepted) => plainAnswer(accepted) === answer),
      points,
      wrong_answer,
    );
    return { ...graded, final: graded.final || show_correct_answer };
  },
  offers: (_, typed) => typed.length <= longestTyped,
  settled: ({ show_correct_answer }, { attempt }) => show_correct_answer && attempt > 1,
  gates: () => true,
  shown: ({ answers, ...values }, { answered, correct }) => ({
    ...values,
    ...(answered && correct === false && values.show_correct_answer ? { correct_answer: answers[0] ?? null } : {}),
  }),
});

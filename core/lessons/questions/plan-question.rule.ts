import * as E from "fp-ts/lib/Either.js";
import type { Refusal } from "../../kernel/refusal.ts";
import { itemCatalogue, type ItemType } from "../items/catalogue.rule.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import { blankPlan, choicePlan, type ItemPlan, markedPlan, numberPlan, trueFalsePlan } from "./answers-plan.rule.ts";
import type { ParsedQuestion } from "./parsed-question.model.ts";
import type { LostPart, PlannedItem } from "./question-plan.model.ts";
import { questionRefusals } from "./question-refusals.ts";
import { htmlOf, lostInHtml, plainOf } from "./question-text.rule.ts";
import { wholeStem } from "./stem.rule.ts";

const answersPlan = (question: ParsedQuestion): E.Either<Refusal, ItemPlan> => {
  const { answers, stem } = question;
  switch (answers.kind) {
    case "choice":
      return choicePlan(stem, answers.choices);
    case "true-false":
      return E.right(trueFalsePlan(stem, answers));
    case "short":
      return blankPlan(stem, answers.choices);
    case "number":
      return numberPlan(stem, answers.numbers);
    case "marked":
      return markedPlan(stem, answers.decoys);
    case "essay":
      return E.right({ type: "open_ended", values: { question: htmlOf(wholeStem(stem)) }, lost: lostInHtml(stem) });
    case "text":
      return E.right({ type: "rich_text", values: { body: htmlOf(wholeStem(stem)) }, lost: lostInHtml(stem) });
  }
};

const withFeedback = (plan: ItemPlan, { feedback }: ParsedQuestion): ItemPlan => {
  if (feedback === null || feedback.text.trim() === "") return plan;
  return plan.type === "challenge"
    ? {
        ...plan,
        values: { ...plan.values, custom_feedback: true, feedback: htmlOf(feedback) },
        lost: [...plan.lost, ...lostInHtml(feedback)],
      }
    : { ...plan, lost: [...plan.lost, "feedback"] };
};

const longestTitle = 120;
const inTitle = (type: ItemType, question: ParsedQuestion): string => {
  const words = plainOf({ ...question.stem, text: wholeStem(question.stem).text });
  const shown = question.title.trim() === "" ? words : question.title.trim();
  return shown === "" ? type : [...shown].slice(0, longestTitle).join("");
};

/**
 * The item that a question becomes, with the default values of its type where the question has none.
 * @param uuid of the item
 */
export const planQuestion = (question: ParsedQuestion, uuid: string): E.Either<Refusal, PlannedItem> => {
  if (plainOf(wholeStem(question.stem)) === "" && htmlOf(wholeStem(question.stem)) === "") return E.left(questionRefusals.question_no_text);
  return E.map((found: ItemPlan): PlannedItem => {
    const { type, values, lost } = withFeedback(found, question);
    const title = question.title.trim();
    const name = title.slice(0, lessonLimits.itemName).replace(/[\uD800-\uDBFF]$/, "");
    const all: readonly LostPart[] = [
      ...lost,
      ...(question.hasTags ? (["tags"] as const) : []),
      ...(name === title ? [] : (["title"] as const)),
    ];
    return {
      line: question.line,
      title: inTitle(type, question),
      type,
      item: { uuid, type, name, values: { ...itemCatalogue[type].defaults, ...values } },
      lost: [...new Set(all)],
    };
  })(answersPlan(question));
};

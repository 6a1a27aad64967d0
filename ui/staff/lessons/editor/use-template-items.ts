import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemCatalogue, type ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonTemplatesText } from "../../../i18n/en/lesson-templates.ts";
import { useText } from "../../../i18n/use-text.ts";

/** Our templates, in their order. */
export const templates = ["micro", "video", "quiz", "onboarding", "howTo", "reflection"] as const;
export type Template = (typeof templates)[number];

type Planned = readonly [type: ItemType, values: Readonly<Record<string, unknown>>];

/** The items of a template. */
export const useTemplateItems = (): ((template: Template, newUuid: () => string) => readonly LessonItem[]) => {
  const text = useText(lessonTemplatesText);
  const plans: Readonly<Record<Template, () => readonly Planned[]>> = {
    micro: () => [
      ["rich_text", { body: text("micro.body"), standalone: true }],
      ["challenge", { question: text("micro.question"), answers: [text("micro.right"), text("micro.wrong")], correct: [0] }],
      ["rich_text", { body: text("micro.next"), standalone: true }],
    ],
    video: () => [
      ["rich_text", { body: text("video.intro") }],
      ["video", { standalone: false, required: true }],
      ["challenge", { question: text("video.first"), answers: [text("micro.right"), text("micro.wrong")], correct: [0] }],
      ["open_ended", { question: text("video.open") }],
    ],
    quiz: () => [
      ["rich_text", { body: text("quiz.body"), standalone: true }],
      ["challenge", { question: text("quiz.choice"), answers: [text("micro.right"), text("micro.wrong")], correct: [0] }],
      ["blank", { question: text("quiz.blank"), answers: [text("quiz.word")] }],
      ["order", { question: text("quiz.order"), answers: [text("quiz.steps.one"), text("quiz.steps.two"), text("quiz.steps.three")] }],
      ["missing_words", { question: text("quiz.gaps", { first: `{{${text("quiz.first")}}}`, second: `{{${text("quiz.second")}}}` }) }],
    ],
    onboarding: () => [
      ["rich_text", { body: text("onboarding.body"), standalone: true }],
      [
        "checklist",
        { question: text("onboarding.list"), answers: [text("onboarding.meet"), text("onboarding.account"), text("onboarding.tour")] },
      ],
      ["poll", { question: text("onboarding.poll"), answers: [text("onboarding.good"), text("onboarding.unsure")] }],
    ],
    howTo: () => [
      ["rich_text", { body: text("howTo.body"), standalone: true }],
      ...[1, 2, 3].map((number): Planned => ["rich_text", { body: text("howTo.step", { number: String(number) }), standalone: true }]),
      ["order", { question: text("howTo.order"), answers: [text("howTo.one"), text("howTo.two"), text("howTo.three")] }],
    ],
    reflection: () => [
      ["rich_text", { body: text("reflection.body"), standalone: true }],
      [
        "poll",
        { question: text("reflection.poll"), answers: [text("reflection.well"), text("reflection.mixed"), text("reflection.badly")] },
      ],
      ["open_ended", { question: text("reflection.open") }],
      ["stats_tracker", { questions: [{ question: text("reflection.stat"), name: text("reflection.statName"), answer_type: "number" }] }],
    ],
  };
  return (template, newUuid) =>
    plans[template]().map(([type, values]) => ({
      uuid: newUuid(),
      type,
      name: "",
      values: { ...itemCatalogue[type].defaults, ...values },
    }));
};

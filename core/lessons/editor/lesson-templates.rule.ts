import type { LessonItem } from "../item.model.ts";
import type { ItemType } from "../items/catalogue.rule.ts";
import { newItem } from "./new-item.rule.ts";

/** The templates of new lessons, in the order in which they are offered. */
export const templateKeys = ["video_lesson", "reading", "quiz", "practice", "survey", "first_steps"] as const;
export type TemplateKey = (typeof templateKeys)[number];

/** The texts of templates, which pages have in their language. */
export const templateTexts = [
  "aims_title",
  "aims_text",
  "watch_title",
  "watch_text",
  "key_points_title",
  "key_points_text",
  "read_title",
  "read_text",
  "reflect_question",
  "check_question",
  "check_answer_right",
  "check_answer_wrong",
  "second_question",
  "own_words_question",
  "own_words_answer",
  "order_question",
  "order_first",
  "order_second",
  "order_third",
  "gap_text",
  "opinion_question",
  "opinion_yes",
  "opinion_partly",
  "opinion_no",
  "rating_question",
  "rating_name",
  "comment_question",
  "welcome_title",
  "welcome_text",
  "checklist_question",
  "checklist_first",
  "checklist_second",
  "checklist_third",
  "summary_title",
  "summary_text",
] as const;
export type TemplateText = (typeof templateTexts)[number];

/** The texts of templates in one language, without markup. */
export type TemplateTexts = Readonly<Record<TemplateText, string>>;

type Planned = readonly [type: ItemType, values: Readonly<Record<string, unknown>>];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const section = (title: string, text: string): Planned => ["rich_text", { body: `<h2>${escaped(title)}</h2>${paragraph(text)}` }];

const aims = (texts: TemplateTexts): Planned => section(texts.aims_title, texts.aims_text);
const summary = (texts: TemplateTexts): Planned => section(texts.summary_title, texts.summary_text);
const choice = (question: string, texts: TemplateTexts): Planned => [
  "challenge",
  { question: paragraph(question), answers: [texts.check_answer_right, texts.check_answer_wrong], correct: [0] },
];
const open = (question: string): Planned => ["open_ended", { question: paragraph(question) }];

const plans: Readonly<Record<TemplateKey, (texts: TemplateTexts) => readonly Planned[]>> = {
  video_lesson: (texts) => [
    section(texts.watch_title, texts.watch_text),
    ["video", { standalone: true, required: true }],
    section(texts.key_points_title, texts.key_points_text),
    choice(texts.check_question, texts),
  ],
  reading: (texts) => [aims(texts), section(texts.read_title, texts.read_text), open(texts.reflect_question), summary(texts)],
  quiz: (texts) => [
    choice(texts.check_question, texts),
    choice(texts.second_question, texts),
    ["blank", { question: paragraph(texts.own_words_question), answers: [texts.own_words_answer] }],
    summary(texts),
  ],
  practice: (texts) => [
    aims(texts),
    ["missing_words", { question: texts.gap_text }],
    ["order", { question: paragraph(texts.order_question), answers: [texts.order_first, texts.order_second, texts.order_third] }],
    choice(texts.check_question, texts),
  ],
  survey: (texts) => [
    ["poll", { question: paragraph(texts.opinion_question), answers: [texts.opinion_yes, texts.opinion_partly, texts.opinion_no] }],
    ["stats_tracker", { questions: [{ question: texts.rating_question, name: texts.rating_name, answer_type: "slider" }] }],
    open(texts.comment_question),
  ],
  first_steps: (texts) => [
    section(texts.welcome_title, texts.welcome_text),
    [
      "checklist",
      { question: paragraph(texts.checklist_question), answers: [texts.checklist_first, texts.checklist_second, texts.checklist_third] },
    ],
    summary(texts),
  ],
};

/** The items of a new lesson from a template, to be replaced with one's own words. */
export const templateItems = (key: TemplateKey, texts: TemplateTexts, newUuid: () => string): readonly LessonItem[] =>
  plans[key](texts).map(([type, values]) => newItem(type, newUuid(), values));

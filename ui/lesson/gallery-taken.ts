import { plainField } from "../../core/fields/plain-field.rule.ts";
import { itemScore } from "../../core/lessons/item-score.rule.ts";
import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { learnerItem } from "../../core/lessons/learner-item.rule.ts";
import { writtenItems } from "./gallery-items.ts";
import type { LessonItemProps } from "./item.view.tsx";
import type { OwnFields } from "./use-attempt.ts";

const nothing = (): void => undefined;
const day = 24 * 3600;
const noon = 1_764_000_000;

const own = (name: string, label: string, type: OwnFields["fields"][number]["type"], values: readonly string[] | null = null) =>
  plainField({ name, label, type, values, share_editable: 1 });

/** A learner's contact with a field of each kind. */
export const galleryOwnFields: OwnFields = {
  fields: [
    own("nickname", "Nickname", "string"),
    own("about", "About you", "textarea"),
    own("children", "Children", "int"),
    own("other_email", "Other email", "email"),
    own("birthday", "Birthday", "date"),
    own("next_shift", "Next shift", "time"),
    own("has_car", "Do you drive?", "bool"),
    own("languages", "Languages", "list", ["English", "Spanish", "Polish"]),
    own("locker", "Locker code", "secret"),
    own("picture", "Picture", "image"),
  ],
  values: { nickname: "Len", birthday: "1990-01-31", locker: "••••", first_name: "Lena" },
  timeZone: "UTC",
};

/** An item with an answer, graded as the server would. */
export const taken = (type: ItemType, answer: unknown, more: Partial<LessonItemProps> = {}): LessonItemProps => {
  const { values } = writtenItems[type];
  const given = { ...values, ...more.values };
  const score = itemScore({ type, values: given, answer, attempt: 1, seconds: null, best: 0 });
  const standing = { answered: true, correct: score.correct, final: score.final };
  return {
    type,
    answer,
    score,
    onAnswer: nothing,
    ...more,
    values: learnerItem({ uuid: type, type, name: "", values: given }, standing, "gallery").values,
  };
};

const fieldNames = [...galleryOwnFields.fields.map(({ name }) => name), "first_name"];
const asked = (flags: object, names = fieldNames) => ({ fields: names.map((contact_field) => ({ contact_field, ...flags })) });
const contact = (values: Readonly<Record<string, unknown>>, more: Partial<LessonItemProps> = {}): LessonItemProps => ({
  type: "contact_updates",
  values,
  answer: null,
  score: null,
  onAnswer: nothing,
  ownFields: galleryOwnFields,
  ...more,
});

const { question, answers } = writtenItems.challenge.values;
const speed = { question, answers, speed_bonus: true, multiple: false };
const open = { type: "challenge", answer: null, score: null, onAnswer: nothing };
const shared = [
  { name: "Grace H.", answer: "Ask twice.\nThen act.", at: noon },
  { name: "Ada L.", answer: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", at: noon - day },
];
const recorded = {
  shifts: [10, 14, 12].map((value, at) => ({ value, at: noon + at * 30 * day })),
  safety: [{ value: 80, at: noon }],
};

/** Items as they are while and after a learner takes them. */
export const takenItems: Readonly<Record<string, readonly LessonItemProps[]>> = {
  "poll, results": [taken("poll", 1, { results: { votes: [12, 30, 7] }, response: { rule: "voted" } })],
  "poll, results hidden": [taken("poll", 1, { values: { hide_results: true }, results: { votes: [12, 30, 7] } })],
  "assessment, points hidden": [taken("assessment", 0, { values: { hide_results: true } })],
  "open_ended, shared": [taken("open_ended", "Look up.", { results: { shared }, response: { rule: "answered" } })],
  "open_ended, nobody else": [taken("open_ended", "Look up.", { results: { shared: [] } })],
  "stats_tracker, curve": [taken("stats_tracker", { shifts: 12, safety: 80 }, { results: { recorded }, response: { rule: "recorded" } })],
  "challenge, why": [
    taken("challenge", [1], { response: { rule: "right", seconds: 2.2 } }),
    taken("challenge", [0], { response: { rule: "wrong" } }),
    taken("challenge", [1], { response: { rule: "half-for-retry" } }),
  ],
  "challenge, final": [taken("challenge", [0], { values: { single_submission: true } })],
  "challenge, speed bonus": [
    { ...open, values: speed },
    { ...open, values: speed, shownFor: 20 },
    { ...open, values: { speed_bonus: true, hidden: true } },
  ],
  "contact, fields": [contact(asked({ required: true }))],
  "contact, hidden": [contact(asked({ hide_value: true }))],
  "contact, skipped": [contact(asked({ skip_already_set: true }, ["nickname", "birthday"]))],
  "contact, locked": [contact(asked({}, ["region"]))],
  "contact, saved": [
    contact(asked({}, ["nickname"]), {
      answer: { values: { nickname: "Len" } },
      score: { points: 0, correct: null, completed: true, final: true },
    }),
  ],
  refused: [
    { type: "blank", values: writtenItems.blank.values, answer: null, score: null, refusal: "Lesson not found.", onAnswer: nothing },
    contact(asked({}, ["nickname"]), { refusal: "Someone else changed this contact in the meantime." }),
  ],
  waiting: [
    { type: "blank", values: writtenItems.blank.values, answer: "helmet", score: null, isWaiting: true, onAnswer: nothing },
    { type: "poll", values: writtenItems.poll.values, answer: 1, score: null, isWaiting: true, onAnswer: nothing },
    contact(asked({}, ["nickname"]), { answer: { values: { nickname: "Len" } }, isWaiting: true }),
  ],
};

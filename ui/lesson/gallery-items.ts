import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";

/**
 * A written item and an answer to it.
 * @property answer null for types that only a provider or the portal can complete
 */
export type WrittenItem = { readonly values: Readonly<Record<string, unknown>>; readonly answer: unknown };

const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** One written item of each type, as its author stores it. */
export const writtenItems: Readonly<Record<ItemType, WrittenItem>> = {
  rich_text: {
    values: {
      body: `<h2>Good to have you here</h2><p>Read <strong>one</strong> thing at a time, and keep to the quay.</p><ul><li>Helmet</li><li>${long}</li></ul>`,
    },
    answer: {},
  },
  video: { values: { gallery_url: "/none.mp4", required: true }, answer: { furthest: 60, duration: 60 } },
  audio: { values: { audio: "/none.mp3", text: "The harbor master on weather.", required: true }, answer: { furthest: 60, duration: 60 } },
  embed: { values: { url: "https://www.harbor.example/tides?month=november" }, answer: {} },
  files: {
    values: {
      text: "Print both before you come.",
      files: [
        { url: "/files/1/map.pdf", filename: "Map of the quay.pdf", size: 1_420_000 },
        { url: "/files/2/list.pdf", filename: `${long}.pdf`, size: 42_000 },
      ],
    },
    answer: {},
  },
  button: { values: { cta: "Book your tour", url: "https://harbor.example/tours", text: "Tours start at nine." }, answer: {} },
  challenge: {
    values: {
      question: "<p>Where do you wait while a container is being lowered?</p>",
      answers: ["Under it", "Behind the yellow line", long],
      correct: [1],
      custom_feedback: true,
      feedback: "<p>As close as a load may come to you.</p>",
    },
    answer: [1],
  },
  blank: {
    values: { question: "<p>What do you wear on your head?</p>", answers: ["helmet"], show_correct_answer: true },
    answer: "Helmet",
  },
  order: {
    values: { question: "<p>How is a ship moored?</p>", answers: ["Slow down", "Throw the line", "Make fast", "Rig the gangway"] },
    answer: ["Slow down", "Throw the line", "Make fast", "Rig the gangway"],
  },
  missing_words: {
    values: {
      question: "Stay behind the {{yellow}} line until the {{crane}} has stopped, and wave to the operator.",
      include_false_answers: true,
      false_answers: "red, ship",
    },
    answer: ["yellow", "crane"],
  },
  poll: { values: { question: "<p>Which quay do you like best?</p>", answers: ["North", "South", "The old one"] }, answer: 1 },
  assessment: {
    values: { question: "<p>How often do you check your gear?</p>", answers: ["Every day", "Every week", "When I think of it"] },
    answer: 0,
  },
  stats_tracker: {
    values: {
      questions: [
        { question: "How many shifts did you work?", name: "shifts", answer_type: "number" },
        { question: "How safe did you feel?", name: "safety", answer_type: "slider" },
      ],
    },
    answer: { shifts: 12, safety: 80 },
  },
  checklist: { values: { question: "<p>Before your shift</p>", answers: ["Helmet", "Vest", "Radio"] }, answer: [0, 1, 2] },
  open_ended: {
    values: { question: "<p>What would you do differently?</p>", share_answers: true },
    answer: "Look up before I walk.",
  },
  calendly: {
    values: {
      calendly_url: "https://calendly.com/harbor/tour",
      toggle_text: "Choose a time",
      success_text: "See you there.",
      skip_text: "Later",
    },
    answer: { done: true },
  },
  cal: { values: { url: "https://cal.com/harbor/tour", contact_field: "tour_at" }, answer: { done: true } },
  typeform: { values: { form_id: "aBc123", toggle_text: "Give feedback", success_text: "Thank you." }, answer: { done: true } },
  jotform: { values: { form_id: "240001234567890" }, answer: { done: true } },
  contact_update: {
    values: { question: "<p>Who should we call in an emergency?</p>", contact_field: "emergency_contact", hide_value: true },
    answer: { values: { emergency_contact: "Grace, 555 0100" } },
  },
  contact_updates: {
    values: {
      fields: [
        { contact_field: "shoe_size", required: true },
        { contact_field: "locker_code", hide_value: true },
      ],
    },
    answer: { values: { shoe_size: "42" } },
  },
  signwell: {
    values: { template_id: "7f0c", placeholder_name: "Learner", button_text: "Sign", success_text: "Signed." },
    answer: { done: true },
  },
  video_upload: { values: { question: "<p>Show how you throw a line.</p>" }, answer: null },
  social: {
    values: { url: "https://harbor.example/open-day", tweet: "Come and see the harbor from the water on Sunday." },
    answer: { shared: true, clicks: 0 },
  },
  custom: { values: { url: "https://apps.harbor.example/crane" }, answer: { done: true, points: null } },
  scorm: { values: { title: "Fire drill", scorm: "/files/3/drill.zip" }, answer: null },
};

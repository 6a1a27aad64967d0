import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import type { ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='160' height='90' fill='%23689'/%3E%3C/svg%3E";

/** The values of a complete item of each type, with every switch on that shows more values. */
const completeValues: Readonly<Record<ItemType, Readonly<Record<string, unknown>>>> = {
  rich_text: { body: "<h2>Welcome aboard</h2><p>Everybody who works on the quay goes home in one piece.</p>", standalone: true },
  video: {
    url: "https://youtu.be/dQw4w9WgXcQ?t=42",
    gallery_url: "",
    captions: [{ language: "en", url: "/media/00000000-0000-4000-8000-000000000001/tour.en.vtt" }],
    standalone: true,
    required: true,
    custom_range: true,
    start: 5,
    end: 65,
    aspect_ratio: "9-16",
    summary: { provider_name: "youtube", thumbnail_url: picture, title: "Harbor safety in twenty seconds" },
  },
  audio: { audio: "/media/9b2f/Shift%20briefing.mp3", image: picture, text: "Listen before the shift.", required: true },
  embed: { url: "https://example.com/map" },
  files: {
    text: "Print these before the tour.",
    files: [
      { id: 1, filename: "Safety rules.pdf", url: "/media/1/Safety%20rules.pdf", size: 180_000, type: "pdf" },
      { id: 2, filename: "Map of the quay with every ladder and every fire extinguisher.png", url: "/media/2/map.png", type: "image" },
    ],
  },
  button: { cta: "Book a tour", url: "https://example.com/tour", text: "Tours start every hour." },
  challenge: {
    question: "<p>Who may stop the crane?</p>",
    answers: ["Only the foreman", "Only the crane driver", "Anybody who sees it"],
    correct: [2],
    single_submission: true,
    include_points: true,
    max: 1200,
    wrong_answer: 150,
    speed_bonus: true,
    custom_feedback: true,
    feedback: "<p>Anybody may, and nobody is blamed for it.</p>",
  },
  blank: {
    question: "<p>What color is the line?</p>",
    answers: ["yellow", "bright yellow"],
    show_correct_answer: true,
    points: 1200,
    wrong_answer: 0,
  },
  order: {
    question: "<p>What do you do first?</p>",
    answers: ["Stop the work", "Say where you are", "Say what happened"],
    max: 1200,
    wrong: 150,
  },
  missing_words: {
    question: "A load is lowered {{slowly}} behind the {{yellow}} line.",
    include_false_answers: true,
    false_answers: "quickly, red",
    max: 1200,
    wrong: 150,
  },
  poll: {
    question: "<p>Which shift do you prefer?</p>",
    answers: ["Early", "Late", "Night"],
    participation_points: 1200,
    hide_results: true,
  },
  assessment: {
    question: "<p>How sure are you?</p>",
    answers: [
      { text: "Very sure", points: 1000 },
      { text: "Quite sure", points: 500 },
      { text: "Not yet", points: 100 },
    ],
    hide_results: false,
  },
  stats_tracker: {
    questions: [
      { question: "How many containers did you move?", name: "containers", answer_type: "number" },
      { question: "How safe did you feel?", name: "felt_safe", answer_type: "slider" },
    ],
    answer_points: 100,
    multiplier: 1,
  },
  checklist: {
    question: "<p>Before you start</p>",
    answers: ["Helmet on", "Vest closed", "Radio charged"],
    can_advance: true,
    each_points: 100,
    answer_points: 500,
    participation_points: 100,
  },
  open_ended: { question: "<p>What did you learn?</p>", share_answers: true, answer_points: 1200 },
  calendly: {
    calendly_url: "https://calendly.com/harbor/tour",
    toggle_text: "Book a tour",
    success_text: "See you there.",
    skip_text: "Not now",
    prefill_fields: { name: "first_name", email: "email" },
  },
  cal: { url: "https://cal.com/harbor/tour", prefill_fields: { name: "first_name" }, contact_field: "next_tour" },
  typeform: {
    form_id: "Ab12Cd",
    toggle_text: "Open the form",
    success_text: "Thank you.",
    can_advance: true,
    hidden_fields: { email: "email" },
  },
  jotform: { form_id: "231245678901234", prefilled_fields: { name: "first_name" } },
  contact_update: { question: "<p>What is your shoe size?</p>", contact_field: "shoe_size", hide_value: true, skip_already_set: true },
  contact_updates: {
    fields: [
      { contact_field: "first_name", hide_value: false, skip_already_set: false, required: true },
      { contact_field: "shoe_size", hide_value: true, skip_already_set: true, required: false },
    ],
  },
  signwell: {
    template_id: "tpl_8812",
    placeholder_name: "Employee",
    button_text: "Sign",
    success_text: "Signed, thank you.",
    prefilled_fields: { start_date: "first_name" },
    test_mode: true,
    open_popup: true,
    can_advance: true,
    other_recipients: true,
    recipients: [{ name: "Olivia Owner", email: "olivia@harbor.example", placeholder_name: "Employer" }],
    include_cc_contacts: true,
    copied_contacts: [{ name: "Human resources", email: "hr@harbor.example", placeholder_name: "" }],
    include_metadata: true,
    metadata: { campaign: "onboarding" },
  },
  video_upload: {
    question: "<p>Show how you greet a visitor.</p>",
    core_comps: [
      { name: "Content", points: 400 },
      { name: "Delivery", points: 400 },
      { name: "Confidence", points: 400 },
    ],
    reviewing_users: [2],
  },
  social: { url: "https://example.com/open-day", tweet: "Come to our open day!", share_points: 1200, click_points: 10 },
  custom: { url: "https://example.com/simulator", can_advance: true },
  scorm: { title: "Forklift basics", scorm: "/media/7/forklift.zip", must_pass: true },
};

/** A complete item of a type. */
export const completeItem = (type: ItemType): LessonItem => ({ uuid: `item-${type}`, type, name: "", values: completeValues[type] });
